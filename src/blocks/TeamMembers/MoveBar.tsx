import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './TeamMembers.module.css';
import type { Selection } from './useSelection.ts';

interface MoveBarProps {
  readonly selection: Selection;
  readonly onMove: () => void;
}

/** Starts the selection; then shows how many are selected, and the actions for them. */
export function MoveBar({ selection: { isOn, chosen, begin, end }, onMove }: MoveBarProps) {
  const t = useText();
  if (!isOn) {
    return (
      <div className={styles.bar}>
        <Button variant="soft" size="small" onClick={begin}>
          {t('team.select')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar} data-selecting="true">
      <p className={styles.count} role="status">
        {t('team.selected', { count: chosen.size })}
      </p>
      <Button variant="ghost" size="small" onClick={end}>
        {t('app.cancel')}
      </Button>
      <Button size="small" disabled={chosen.size === 0} aria-haspopup="dialog" onClick={onMove}>
        {t('team.move')}
      </Button>
    </div>
  );
}
