import { useId } from 'react';
import type { MemberLinksProps } from '#schemas/blocks/memberLinks.schema.ts';
import { menuConditions } from '#schemas/entries/menuConditions.ts';
import { type MenuEntry, type MenuGroup, isInGroup, menuGroupNames } from '#schemas/menuEntries.ts';
import { MenuLinks } from '#src/features/menus/MenuLinks.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import styles from './MemberLinks.module.css';

interface GroupProps {
  readonly name: MenuGroup;
  readonly entries: readonly MenuEntry[];
}

function Group({ name, entries }: GroupProps) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`member.group.${name}`)}
      </h2>
      <div className={styles.card}>
        <MenuLinks entries={entries} hasArrows />
      </div>
    </section>
  );
}

/** The links of the member's menus as part of a page (MEM-04); nothing where the switches show none. */
export function MemberLinks({ entries, groups }: MemberLinksProps) {
  const t = useText();
  const shown = entries.filter(useEntries(menuConditions));
  if (shown.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={t('menu.member')}>
      {groups ? (
        menuGroupNames.map((name) => {
          const own = shown.filter((entry) => isInGroup(name, entry));
          return own.length > 0 ? <Group key={name} name={name} entries={own} /> : null;
        })
      ) : (
        <div className={styles.card}>
          <MenuLinks entries={shown} hasArrows />
        </div>
      )}
    </nav>
  );
}
