import { useLocation } from 'react-router-dom';
import type { LeftMenuProps } from './block.ts';
import { MenuDrawer } from '#src/features/menus/MenuDrawer.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { entries } from './entries.ts';
import { LanguageList } from './LanguageList.tsx';
import rows from '#src/features/menus/MenuRows.module.css';
import styles from './LeftMenu.module.css';
import { LookToggle } from './LookToggle.tsx';
import { MenuCategories } from './MenuCategories.tsx';
import { AwaitedPromotions, MenuPromotions } from './MenuPromotions.tsx';
import { MenuShortcuts, shortcuts } from './MenuShortcuts.tsx';

/** A guest's two ways in; the header has them too, but scrolls away with it where it is not sticky. */
function Entries() {
  const t = useText();
  const state = openedAt(useLocation());
  const shows = useEntries(entries);
  return (
    <div className={styles.entries}>
      <ButtonLink variant="outline" to={paths.login} state={state}>
        {t('header.login')}
      </ButtonLink>
      {shows('register') ? (
        <ButtonLink to={paths.register} state={state}>
          {t('header.register')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The menu of every visitor (LMENU), at the side where lines begin. */
export function LeftMenu(props: LeftMenuProps) {
  const t = useText();
  const { site } = useSite();
  const logo = useLogo();
  const isOpen = useSiteState((state) => state.overlay === 'leftMenu');
  const openOverlay = useSiteState((state) => state.openOverlay);
  const shows = useEntries(entries, props);
  // Loaded when the menu opens, which works without scripts: the document reserves the space.
  const Promotions = isOpen ? MenuPromotions : AwaitedPromotions;

  return (
    <MenuDrawer overlay="leftMenu" side="start" label={t('menu.label')} head={<Logo src={logo} title={site.title} height={28} />}>
      {shows('login') ? <Entries /> : null}
      <MenuShortcuts names={shortcuts.filter(shows)} />
      {shows('activity') ? (
        <Link className={rows.row} to={paths.activity}>
          <Icon name="activity" className={rows.icon} />
          <span>{t('menu.promotions')}</span>
        </Link>
      ) : null}
      {shows('activity') && shows('promotions') && props.promotions > 0 ? <Promotions limit={props.promotions} /> : null}
      {/* Gone where the site runs as an installed app (LMENU-06): only the browser knows. */}
      {shows('app') ? (
        <Link className={`${rows.row} ${rows.inBrowser}`} to={paths.app}>
          <Icon name="app" className={rows.icon} />
          <span>{t('menu.app')}</span>
        </Link>
      ) : null}
      {shows('categories') ? <MenuCategories /> : null}
      {shows('languages') ? <LanguageList /> : null}
      {shows('look') ? <LookToggle /> : null}
      {shows('logout') ? (
        <button type="button" className={rows.row} aria-haspopup="dialog" onClick={() => openOverlay('logout')}>
          <Icon name="logout" className={rows.icon} />
          <span>{t('menu.logout')}</span>
        </button>
      ) : null}
    </MenuDrawer>
  );
}
