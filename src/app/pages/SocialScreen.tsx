import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import { socialNames } from '#src/features/auth/socialNames.ts';
import { useFinishSocial } from '#src/features/auth/useFinishSocial.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Backdrop } from '#src/site/Backdrop.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import formPage from '../frame/FormFrame.module.css';
import styles from './SocialScreen.module.css';

export interface SocialScreenProps {
  readonly provider: SocialProvider;
}

/** Where a provider sends the browser back to: shows that the login is being finished, or why it was not. */
export function SocialScreen({ provider }: SocialScreenProps) {
  const { site } = useSite();
  const logo = useLogo();
  const { t } = useTexts();
  const error = useFinishSocial(provider);
  return (
    <div className={formPage.root}>
      <Backdrop />
      <header className={styles.header}>
        <Logo src={logo} title={site.title} height={28} />
      </header>
      <main className={formPage.main}>
        {error === undefined ? (
          <Panel title={t('social.finishing')}>
            <div className={styles.waiting} role="status">
              <span className={styles.mark}>
                <Icon name={socialNames[provider]} size={28} />
                <Spinner size={72} />
              </span>
              <p>{t('social.finishing.text', { name: socialNames[provider] })}</p>
            </div>
          </Panel>
        ) : (
          <Failed error={error} />
        )}
      </main>
    </div>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  const texts = useTexts();
  return (
    <Panel title={texts.t('social.failed')}>
      <div className={styles.failed}>
        <FormAlert kind="error">{errorText(texts, error)}</FormAlert>
        <ButtonLink to={paths.login} replace block size="large">
          {texts.t('social.again')}
        </ButtonLink>
        <ButtonLink to={paths.home} replace block variant="ghost">
          {texts.t('app.backHome')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
