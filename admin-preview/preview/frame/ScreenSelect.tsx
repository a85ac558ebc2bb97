import { useSay } from '../../kit/texts/say.ts';
import { type ScreenName, isScreenName, screenGroups } from './frameScreens.ts';
import styles from './ScreenSelect.module.css';

interface ScreenSelectProps {
  readonly label: string;
  /** Undefined while the frame shows an address that is not in the list. */
  readonly value: ScreenName | undefined;
  readonly onChoose: (screen: ScreenName) => void;
}

/** Every screen of the player by its name, grouped by whom it is for. */
export function ScreenSelect({ label, value, onChoose }: ScreenSelectProps) {
  const say = useSay();
  return (
    <select
      className={styles.root}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        if (isScreenName(target.value)) onChoose(target.value);
      }}
    >
      {value === undefined ? <option value="">{say('screen.other')}</option> : null}
      {screenGroups.map(({ group, screens }) => (
        <optgroup key={group} label={say(`screens.${group}`)}>
          {screens.map((screen) => (
            <option key={screen} value={screen}>
              {say(`screen.${screen}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
