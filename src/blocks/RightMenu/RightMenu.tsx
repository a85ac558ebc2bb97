import type { RightMenuProps } from './block.ts';
import { MenuDrawer } from '#src/features/menus/MenuDrawer.tsx';
import { MenuFoot } from '#src/features/menus/MenuFoot.tsx';
import { MenuLinks } from '#src/features/menus/MenuLinks.tsx';
import { useMemberName } from '#src/features/menus/useMemberName.ts';
import { MoneyLinks } from '#src/features/payment/MoneyLinks.tsx';
import { SocialLinks } from '#src/features/service/SocialLinks.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { entries as ownEntries } from './entries.ts';
import rows from '#src/features/menus/MenuRows.module.css';
import styles from './RightMenu.module.css';

/** The menu's owner; the logo until the account is known. */
function Owner() {
  const { site } = useSite();
  const name = useMemberName();
  const logo = useLogo();
  return name === '' ? <Logo src={logo} title={site.title} height={28} /> : <bdi className={styles.name}>{name}</bdi>;
}

/** A member's drawer (RMENU), at the side where lines end. */
export function RightMenu({ entries, app, social }: RightMenuProps) {
  const t = useText();
  const shows = useEntries(ownEntries, { app, social });
  return (
    <MenuDrawer overlay="rightMenu" side="end" label={t('menu.member')} head={<Owner />} isDeferred>
      <Link className={styles.account} to={paths.account}>
        <Icon name="member" />
        <span>{t('header.member')}</span>
      </Link>
      <MoneyLinks isInMenu />
      <MenuLinks entries={entries} />
      {shows('app') ? (
        <Link className={`${rows.row} ${rows.inBrowser}`} to={paths.app}>
          <Icon name="app" className={rows.icon} />
          <span>{t('menu.app')}</span>
        </Link>
      ) : null}
      {shows('social') ? <SocialLinks /> : null}
      <MenuFoot />
    </MenuDrawer>
  );
}
