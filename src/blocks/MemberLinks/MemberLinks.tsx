import { type ReactNode, useId } from 'react';
import type { MemberLinksProps } from './block.ts';
import { menuConditions } from '#schemas/declare/entries/menuConditions.ts';
import { type MenuEntry, type MenuGroup, isInGroup, menuGroupNames } from '#schemas/declare/pages/menuEntries.ts';
import { saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { MenuLinks } from '#src/features/menus/MenuLinks.tsx';
import { SaferPlayRows } from '#src/features/menus/SaferPlayRows.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { EntryFact } from './EntryFact.tsx';
import styles from './MemberLinks.module.css';

function Group({ name, children }: { readonly name: MenuGroup; readonly children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`member.group.${name}`)}
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  );
}

/** The links of the member's menus as part of a page (MEM-04), grouped, with the pages for safer play; renders nothing without links. */
export function MemberLinks({ entries, groups, design }: MemberLinksProps) {
  const t = useText();
  const hasArrows = design === 'list';
  const factOf = design === 'tiles' ? (entry: MenuEntry) => <EntryFact entry={entry} /> : undefined;
  const { saferPlay } = useSite().site.behaviour;
  const shown = entries.filter(useEntries(menuConditions));
  const hasPages = (name: MenuGroup) => name === 'saferPlay' && saferPlayNames.some((page) => saferPlay[page] !== '');
  const inGroup = (name: MenuGroup) => shown.filter((entry) => isInGroup(name, entry));
  const shownGroups = groups ? menuGroupNames.filter((name) => inGroup(name).length > 0 || hasPages(name)) : [];
  if (shown.length === 0 && shownGroups.length === 0) return null;
  return (
    <nav className={styles.root} data-look={design} aria-label={t('menu.member')}>
      {groups ? (
        shownGroups.map((name) => (
          <Group key={name} name={name}>
            <MenuLinks entries={inGroup(name)} hasArrows={hasArrows} factOf={factOf} />
            {hasPages(name) ? <SaferPlayRows hasArrows={hasArrows} /> : null}
          </Group>
        ))
      ) : (
        <div className={styles.card}>
          <MenuLinks entries={shown} hasArrows={hasArrows} factOf={factOf} />
        </div>
      )}
    </nav>
  );
}
