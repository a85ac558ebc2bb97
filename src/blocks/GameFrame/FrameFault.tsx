import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './GameFrame.module.css';
import { useMoveToWindow } from './useMoveToWindow.ts';

/** The game for a window of its own. */
export interface WindowGame {
  readonly game: Launchable;
  readonly isFree: boolean;
}

function WindowButton({ game, isFree }: WindowGame) {
  const t = useText();
  const moveToWindow = useMoveToWindow();
  return (
    <Button variant="soft" size="small" icon="window" onClick={() => moveToWindow(game, isFree)}>
      {t('frame.inWindow')}
    </Button>
  );
}

interface FrameFaultProps {
  readonly text: string;
  readonly onRetry: () => void;
  /** Absent where a window would not help. */
  readonly window?: WindowGame;
}

/** Says why the game does not run, with the ways on. */
export function FrameFault({ text, onRetry, window }: FrameFaultProps) {
  const t = useText();
  return (
    <div className={styles.fault} role="alert">
      <EmptyState icon="alert" text={text}>
        <div className={styles.ways}>
          <Button size="small" icon="refresh" onClick={onRetry}>
            {t('app.retry')}
          </Button>
          {window ? <WindowButton {...window} /> : null}
          <ButtonLink variant="soft" size="small" to={paths.home}>
            {t('app.backHome')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
