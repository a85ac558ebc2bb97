import type { MemberLinksProps } from '#schemas/blocks/memberLinks.schema.ts';
import { menuConditions } from '#schemas/entries/menuConditions.ts';
import { MenuLinks } from '#src/features/menus/MenuLinks.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import styles from './MemberLinks.module.css';

/** The links of the member's pop-up as part of a page (MEM-04); nothing where the switches show none. */
export function MemberLinks({ entries }: MemberLinksProps) {
  const t = useText();
  if (!entries.some(useEntries(menuConditions))) return null;
  return (
    <nav className={styles.root} aria-label={t('menu.member')}>
      <MenuLinks entries={entries} />
    </nav>
  );
}
