import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TrialStartProps } from './block.ts';
import { startTrial } from '#src/features/auth/startTrial.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useIsVisitorKnown, useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useIsShown } from '#src/site/useIsShown.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { entries } from './entries.ts';
import styles from './TrialStart.module.css';

type Phase = { readonly step: 'resting' | 'waiting' | 'starting' } | { readonly step: 'failed'; readonly error: unknown };

/** Starts the trial and leads home; keeps how far it has come. */
function useStart(props: TrialStartProps) {
  const t = useText();
  const { http, mode, site, store } = useSite();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const showToast = useSiteState((state) => state.showToast);
  const { moduleId, nameKey } = props;
  const startsItself = props.start === 'open' && mode === 'live';
  const [phase, setPhase] = useState<Phase>({ step: startsItself ? 'waiting' : 'resting' });

  const start = useCallback(async () => {
    setPhase({ step: 'starting' });
    try {
      await startTrial({ http, site, store }, { moduleId, nameKey });
      showToast(t('trial.ready'), { kind: 'success' });
      if (isShown()) void navigate(paths.home, { replace: true });
    } catch (error) {
      setPhase({ step: 'failed', error });
    }
  }, [http, site, store, moduleId, nameKey, showToast, t, isShown, navigate]);

  return { phase, start };
}

type Started = ReturnType<typeof useStart>;

/** What a guest sees: progress, an error, or the start button. */
function Start({ phase, start }: Started) {
  const texts = useTexts();
  const { t } = texts;
  switch (phase.step) {
    case 'waiting':
    case 'starting':
      return (
        <p className={styles.waiting} role="status" data-needs-player="">
          <Spinner size={32} />
          <span>{t('trial.starting')}</span>
        </p>
      );
    case 'failed':
      return (
        <FormAlert kind="error" action={{ label: t('app.retry'), onPress: () => void start() }}>
          {errorText(texts, phase.error)}
        </FormAlert>
      );
    case 'resting':
      return (
        <Button size="large" block icon="play" onClick={() => void start()}>
          {t('trial.start')}
        </Button>
      );
  }
}

/** The free-trial screen: makes a trial account and leads home with it (TRIAL-01). */
export function TrialStart(props: TrialStartProps) {
  const t = useText();
  const isOn = useEntries(entries)('content');
  const isKnown = useIsVisitorKnown();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const { phase, start } = useStart(props);
  const mayBegin = isOn && isKnown && isGuest && phase.step === 'waiting';

  useEffect(() => {
    if (mayBegin) void start();
  }, [mayBegin, start]);

  // The session is there a moment before home is.
  const closed = !isOn ? 'trial.off' : isGuest || phase.step === 'starting' ? undefined : 'trial.loggedIn';
  return (
    <div className={styles.root}>
      <p className={styles.lead}>{t(closed ?? 'trial.lead')}</p>
      {closed === undefined ? (
        <Start phase={phase} start={start} />
      ) : (
        <ButtonLink to={paths.home} block size="large">
          {t('app.backHome')}
        </ButtonLink>
      )}
    </div>
  );
}
