import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type SocialProvider, socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import { wantedSocial } from '#schemas/declare/entries/socialEntries.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { returnPathOf } from '#src/site/dialogState.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import styles from './SocialButtons.module.css';
import { storeSocialState } from './inside/socialState.ts';
import { useSocialWays } from './inside/useSocialWays.ts';
import { socialNames } from './socialNames.ts';

/** Buttons for logging in with an external account (SOCIAL-01, SOCIAL-02); renders nothing where no provider is offered. */
export const SocialButtons = () => (socialProviders.some(useEntries(wantedSocial)) ? <Ways /> : null);

/**
 * Starts a login at a provider, which ends where one by the form would: `leaving` names the provider from the press until the browser has left.
 */
function useExit() {
  const { http, mode, store } = useSite();
  const texts = useTexts();
  const returnPath = returnPathOf(useLocation().state) ?? paths.home;
  const [leaving, setLeaving] = useState<SocialProvider>();

  useEffect(() => {
    // A player who returns with the browser's back button finds the page unchanged.
    const comeBack = () => setLeaving(undefined);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  async function leave(provider: SocialProvider) {
    const { showToast } = store.getState();
    if (mode === 'preview') {
      showToast(texts.t('preview.notSent'));
      return;
    }
    setLeaving(provider);
    try {
      const { url, state } = await http.send('socialStart', { provider, returnPath });
      storeSocialState(state);
      location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      setLeaving(undefined);
      showToast(errorText(texts, error), { kind: 'error', length: 'short' });
    }
  }

  return { leaving, leave };
}

function Ways() {
  const { site } = useSite();
  const { t } = useTexts();
  const { ways, isKnown } = useSocialWays();
  const { leaving, leave } = useExit();
  const heading = useId();
  if (ways.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-labelledby={heading}>
      <p className={styles.heading} id={heading}>
        {t('social.or')}
      </p>
      <div className={styles.ways}>
        {ways.map((provider) => (
          <Button
            key={provider}
            className={styles.way}
            variant="soft"
            icon={socialNames[provider]}
            aria-label={t('social.with', { name: socialNames[provider] })}
            loading={leaving === provider}
            disabled={!isKnown || (leaving !== undefined && leaving !== provider)}
            onClick={() => void leave(provider)}
          >
            {socialNames[provider]}
          </Button>
        ))}
      </div>
      <div className={styles.terms}>
        <p>{t('social.terms', { age: site.ageLimit })}</p>
        <DocumentLinks />
      </div>
    </div>
  );
}
