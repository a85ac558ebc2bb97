import type { LeftMenuProps } from '#schemas/blocks/leftMenu.schema.ts';
import { MenuDrawer } from '#src/features/menus/MenuDrawer.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { canRegister } from '#src/site/canRegister.ts';
import { overHome } from '#src/site/dialogState.ts';
import { sessionOnly } from '#src/site/gates.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { useSite, useSiteState, useSwitch, useVisitor } from '#src/site/siteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './LeftMenu.module.css';
import { LookToggle } from './LookToggle.tsx';
import { MenuCategories } from './MenuCategories.tsx';
import { MenuShortcuts } from './MenuShortcuts.tsx';

const MenuPromotions = lazyExtra(async () => (await import('./MenuPromotions.tsx')).MenuPromotions);

/** A guest's two ways in; the header has them too, but scrolls away with it where it is not sticky. */
function Entries() {
  const t = useText();
  const { site } = useSite();
  return (
    <div className={styles.entries}>
      <ButtonLink variant="outline" to={paths.login} state={overHome}>
        {t('header.login')}
      </ButtonLink>
      {canRegister(site) ? (
        <ButtonLink to={paths.register} state={overHome}>
          {t('header.register')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The menu of every visitor (LMENU), at the side where lines begin. */
export function LeftMenu({ categories, shortcuts, promotions }: LeftMenuProps) {
  const t = useText();
  const { site, playsInstalled } = useSite();
  const logo = useLogo();
  const isOpen = useSiteState((state) => state.overlay === 'leftMenu');
  const openOverlay = useSiteState((state) => state.openOverlay);
  const hasLooks = useSwitch('THEMESWITCH3');
  const hasSession = sessionOnly(useVisitor()) === 'allowed';

  return (
    <MenuDrawer overlay="leftMenu" side="start" label={t('menu.label')} head={<Logo src={logo} title={site.title} height={28} />}>
      {hasSession ? null : <Entries />}
      {shortcuts ? <MenuShortcuts /> : null}
      <Link className={styles.row} to={paths.activity}>
        <Icon name="activity" className={styles.icon} />
        <span>{t('menu.promotions')}</span>
      </Link>
      {/* Asked for by those who open the menu. */}
      {isOpen && promotions > 0 ? <MenuPromotions limit={promotions} /> : null}
      {/* Gone where the site runs as an installed app (LMENU-06): only the browser knows. */}
      {playsInstalled ? null : (
        <Link className={`${styles.row} ${styles.app}`} to={paths.app}>
          <Icon name="app" className={styles.icon} />
          <span>{t('menu.app')}</span>
        </Link>
      )}
      {categories ? <MenuCategories /> : null}
      <LanguageList />
      {hasLooks ? <LookToggle /> : null}
      {hasSession ? (
        <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => openOverlay('logout')}>
          <Icon name="logout" className={styles.icon} />
          <span>{t('menu.logout')}</span>
        </button>
      ) : null}
    </MenuDrawer>
  );
}
