import { useContext } from 'react';
import type { HomeHeaderProps } from './block.ts';
import { isFilled } from '#schemas/release/resolve/evaluateWhen.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { OnHome } from '#src/site/onHome.ts';
import { useCircumstances, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { entries } from './entries.ts';
import styles from './HomeHeader.module.css';
import { LazyMemberArea } from './LazyMemberArea.ts';
import { useGoHome } from './useGoHome.ts';

/** The logo that reads on the header: on the brand colour the two looks change places. */
function useHeaderLogo(): string {
  const { logo, logoLight, header } = useSite().site.theme;
  const theme = useSiteState((state) => state.theme);
  const onLight = (theme === 'light') !== (header === 'brand');
  return onLight && logoLight !== '' ? logoLight : logo;
}

function GuestArea() {
  const t = useText();
  const shows = useEntries(entries);
  return (
    <>
      <DialogLink to={paths.login} className={styles.login}>
        {t('header.login')}
      </DialogLink>
      {shows('register') ? (
        <DialogLink to={paths.register} className={styles.register}>
          {t('header.register')}
        </DialogLink>
      ) : null}
    </>
  );
}

function MenuButton() {
  const t = useText();
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget="leftMenu" aria-label={t('header.menu')}>
        <Icon name="menu" size={24} />
      </button>
      {/* For a browser that knows no popovers, while or because no script runs: it shows the menu as the target of the address. */}
      <a className={styles.menuLink} href="#leftMenu" aria-label={t('header.menu')}>
        <Icon name="menu" size={24} />
      </a>
    </>
  );
}

/** Top of home: menu, logo, and the visitor's account. Other pages have a header with their title, which this is the end of. */
export function HomeHeader({ sticky, balance, bell, member }: HomeHeaderProps) {
  const circumstances = useCircumstances();
  const { theme, title } = circumstances.site;
  const isOnHome = useContext(OnHome);
  const shows = useEntries(entries);
  const logo = useHeaderLogo();
  const goHome = useGoHome();
  // Without a menu its button would do nothing.
  const menu = isFilled('leftMenu', circumstances) ? <MenuButton /> : null;
  const actions = (
    <div className={styles.actions}>
      {shows('account') ? (
        // Nothing until its code is here, or where it does not come: a guest's links would be wrong for a member.
        <LazyMemberArea balance={balance} bell={bell} member={member} />
      ) : (
        <GuestArea />
      )}
    </div>
  );
  return isOnHome ? (
    <header className={styles.root} data-look={theme.header} data-sticky={sticky || undefined}>
      <div className={styles.row}>
        {menu}
        <Link className={styles.logo} to={paths.home} aria-label={title} onClick={goHome}>
          <Logo src={logo} title={title} height={28} />
        </Link>
        {actions}
      </div>
    </header>
  ) : (
    <>
      {actions}
      {menu}
    </>
  );
}
