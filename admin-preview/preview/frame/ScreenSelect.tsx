import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type ScreenName, isScreenName, screenGroups } from './frameScreens.ts';
import { seenName } from './seenName.ts';
import styles from './ScreenSelect.module.css';

interface ScreenSelectProps {
  readonly label: string;
  /** Undefined while the frame shows an address that is not in the list. */
  readonly value: ScreenName | undefined;
  readonly onChoose: (screen: ScreenName) => void;
}

/** Every screen of the player by its name, grouped by whom it is for. */
export function ScreenSelect({ label, value, onChoose }: ScreenSelectProps) {
  const t = useTranslate();
  return (
    <select
      className={styles.root}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        if (isScreenName(target.value)) onChoose(target.value);
      }}
    >
      {value === undefined ? <option value="">{t('screen.other')}</option> : null}
      {screenGroups.map(({ group, screens }) => (
        <optgroup key={group} label={t(`screens.${group}`)}>
          {screens.map((screen) => (
            <option key={screen} value={screen}>
              {seenName(t, screen)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
