import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import type { LeftMenuProps } from '#schemas/blocks/leftMenu.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { canRegister } from '#src/site/canRegister.ts';
import { overHome } from '#src/site/dialogState.ts';
import { sessionOnly } from '#src/site/gates.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { useSite, useSiteState, useSwitch, useVisitor } from '#src/site/siteContext.ts';
import { usePopover } from '#src/site/usePopover.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './LeftMenu.module.css';
import { LookToggle } from './LookToggle.tsx';
import { MenuCategories } from './MenuCategories.tsx';
import { MenuShortcuts } from './MenuShortcuts.tsx';

const MenuPromotions = lazy(async () => ({ default: (await import('./MenuPromotions.tsx')).MenuPromotions }));

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

function Head() {
  const t = useText();
  const { site } = useSite();
  const logo = useLogo();
  return (
    <div className={styles.head}>
      <Logo src={logo} title={site.title} height={28} />
      <button
        type="button"
        className={styles.close}
        popoverTarget="left-menu"
        popoverTargetAction="hide"
        aria-label={t('app.close')}
      >
        <Icon name="close" size={22} />
      </button>
    </div>
  );
}

/**
 * The menu that slides in beside the page: a native popover, so that it opens and closes before any script runs. With the
 * player running it also closes when one follows one of its links.
 */
export function LeftMenu({ categories, shortcuts, promotions }: LeftMenuProps) {
  const t = useText();
  const { ref, onClick } = usePopover('leftMenu');
  const isOpen = useSiteState((state) => state.overlay === 'leftMenu');
  const openOverlay = useSiteState((state) => state.openOverlay);
  const hasLooks = useSwitch('THEMESWITCH3');
  const hasSession = sessionOnly(useVisitor()) === 'allowed';

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to the links inside, which the keyboard reaches
    <nav ref={ref} id="left-menu" popover="auto" className={styles.root} aria-label={t('menu.label')} onClick={onClick}>
      <Head />
      <div className={styles.body}>
        {hasSession ? null : <Entries />}
        {shortcuts ? <MenuShortcuts /> : null}
        <Link className={styles.row} to={paths.activity}>
          <Icon name="activity" className={styles.icon} />
          <span>{t('menu.promotions')}</span>
        </Link>
        {/* Asked for by those who open the menu. */}
        {isOpen && promotions > 0 ? (
          <Suspense fallback={null}>
            <MenuPromotions limit={promotions} />
          </Suspense>
        ) : null}
        {/* Gone where the site runs as an installed app (LMENU-06): only the browser knows. */}
        <Link className={`${styles.row} ${styles.app}`} to={paths.app}>
          <Icon name="app" className={styles.icon} />
          <span>{t('menu.app')}</span>
        </Link>
        {categories ? <MenuCategories /> : null}
        <LanguageList />
        {hasLooks ? <LookToggle /> : null}
        {hasSession ? (
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => openOverlay('logout')}>
            <Icon name="logout" className={styles.icon} />
            <span>{t('menu.logout')}</span>
          </button>
        ) : null}
      </div>
    </nav>
  );
}
