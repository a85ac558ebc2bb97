import { Button } from '#src/ui/Button/Button.tsx';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { useAttempt } from '../parts/useAttempt.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { leaveFor } from './signOnTrip.ts';
import styles from './SignInPage.module.css';

interface ProviderSignInProps {
  readonly api: OperatorsApi;
  readonly provider: string;
  /** Asks for the form of local accounts. */
  readonly onLocal: () => void;
}

/** The way to the provider; the form of local accounts is for the day when it is away. */
export function ProviderSignIn({ api, provider, onLocal }: ProviderSignInProps) {
  const t = useTranslate();
  const { attempt, fault, isBusy } = useAttempt();
  return (
    <>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <Button block loading={isBusy} onClick={() => void attempt(async () => leaveFor((await api.startSignOn()).url, 'signIn'))}>
        {t('signIn.atProvider', { provider })}
      </Button>
      <Button variant="ghost" size="small" onClick={onLocal}>
        {t('signIn.local')}
      </Button>
    </>
  );
}
