import type { MemberMenuProps } from './block.ts';
import { MenuFoot } from '#src/features/menus/MenuFoot.tsx';
import { MenuLinks } from '#src/features/menus/MenuLinks.tsx';
import { useMemberName } from '#src/features/menus/useMemberName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { usePopover } from '#src/site/usePopover.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { entries as ownEntries } from './entries.ts';
import styles from './MemberMenu.module.css';

/** The small menu below the member's name in the header (MPOP). */
export function MemberMenu({ entries }: MemberMenuProps) {
  const t = useText();
  const { gates } = useSite().site.behaviour;
  const name = useMemberName();
  const shows = useEntries(ownEntries);
  const { ref, wasOpened, onClick } = usePopover('memberMenu');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to the links inside, which the keyboard reaches
    <nav ref={ref} id="memberMenu" popover="auto" className={styles.root} aria-label={t('menu.member')} onClick={onClick}>
      {wasOpened ? (
        <>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {shows('deposit') ? (
            <GatedLink className={styles.deposit} to={paths.deposit} gate={gates.deposit}>
              <Icon name="deposit" />
              <span>{t('footer.deposit')}</span>
            </GatedLink>
          ) : null}
          <div className={styles.links}>
            <MenuLinks entries={entries} />
          </div>
          <MenuFoot />
        </>
      ) : null}
    </nav>
  );
}
