import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './PersonDialog.module.css';
import type { PersonChanges } from './usePersonChanges.ts';

interface EraseOptionProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onErase: () => void;
}

/** Cannot be taken back, so the first press only asks. */
function EraseOption({ name, isBusy, onErase }: EraseOptionProps) {
  const say = useSay();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.option}>
      <p className={styles.text}>{say(isAsked ? 'people.eraseSure' : 'people.eraseText', { name })}</p>
      <Button size="small" variant="danger" disabled={isBusy} onClick={isAsked ? onErase : () => setIsAsked(true)}>
        {say(isAsked ? 'people.eraseNow' : 'people.erase')}
      </Button>
    </li>
  );
}

interface PersonOptionsProps {
  readonly name: string;
  readonly isByProvider: boolean;
  readonly changes: PersonChanges;
}

/** What is seldom done about an operator: a link for a lost password, a lost second factor, removal. */
export function PersonOptions({ name, isByProvider, changes }: PersonOptionsProps) {
  const say = useSay();
  const { isBusy, isDisabled, hasFactor, makeLink, resetFactors, turn, erase } = changes;
  return (
    <ul className={styles.more}>
      {isDisabled || isByProvider ? null : (
        <li className={styles.option}>
          <p className={styles.text}>{say('people.newLinkText')}</p>
          <Button size="small" variant="soft" disabled={isBusy} onClick={() => void makeLink()}>
            {say('people.newLink')}
          </Button>
        </li>
      )}
      {hasFactor ? (
        <li className={styles.option}>
          <p className={styles.text}>{say('factors.resetText')}</p>
          <Button size="small" variant="soft" disabled={isBusy} onClick={() => void resetFactors()}>
            {say('factors.reset')}
          </Button>
        </li>
      ) : null}
      <li className={styles.option}>
        <p className={styles.text}>{say('people.disableText', { name })}</p>
        <Button size="small" variant={isDisabled ? 'soft' : 'danger'} disabled={isBusy} onClick={() => void turn(!isDisabled)}>
          {say(isDisabled ? 'people.enable' : 'people.disable')}
        </Button>
      </li>
      {isDisabled ? <EraseOption name={name} isBusy={isBusy} onErase={() => void erase()} /> : null}
    </ul>
  );
}
