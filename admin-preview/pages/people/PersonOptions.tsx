import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PersonDialog.module.css';
import type { PersonChanges } from './usePersonChanges.ts';

interface EraseOptionProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onErase: () => void;
}

/** Cannot be taken back, so the first press only asks. */
function EraseOption({ name, isBusy, onErase }: EraseOptionProps) {
  const t = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.option}>
      <p className={styles.text}>{t(isAsked ? 'people.eraseSure' : 'people.eraseText', { name })}</p>
      <Button size="small" variant="danger" disabled={isBusy} onClick={isAsked ? onErase : () => setIsAsked(true)}>
        {t(isAsked ? 'people.eraseNow' : 'people.erase')}
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
  const t = useTranslate();
  const { isBusy, isDisabled, hasFactor, makeLink, resetFactors, turn, erase } = changes;
  return (
    <ul className={styles.more}>
      {isDisabled || isByProvider ? null : (
        <li className={styles.option}>
          <p className={styles.text}>{t('people.newLinkText')}</p>
          <Button size="small" variant="soft" disabled={isBusy} onClick={() => void makeLink()}>
            {t('people.newLink')}
          </Button>
        </li>
      )}
      {hasFactor ? (
        <li className={styles.option}>
          <p className={styles.text}>{t('factors.resetText')}</p>
          <Button size="small" variant="soft" disabled={isBusy} onClick={() => void resetFactors()}>
            {t('factors.reset')}
          </Button>
        </li>
      ) : null}
      <li className={styles.option}>
        <p className={styles.text}>{t('people.disableText', { name })}</p>
        <Button size="small" variant={isDisabled ? 'soft' : 'danger'} disabled={isBusy} onClick={() => void turn(!isDisabled)}>
          {t(isDisabled ? 'people.enable' : 'people.disable')}
        </Button>
      </li>
      {isDisabled ? <EraseOption name={name} isBusy={isBusy} onErase={() => void erase()} /> : null}
    </ul>
  );
}
