import { useRef } from 'react';
import { categoryPath } from '#schemas/declare/entries/categoryPath.ts';
import type { LiveTable } from '#schemas/declare/platform/sports.schema.ts';
import type { LiveTablesProps } from './block.ts';
import { useTables } from '#src/features/tables/useTables.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { useInView } from '#src/ui/useInView.ts';
import { TableCard } from './TableCard.tsx';
import styles from './Tables.module.css';

/** The third tile is cut off, which says that there are more. */
const TILES_IN_VIEW = 1.7;
/** Tables are asked for beyond those shown, because some of them are closed. */
const SPARE = 6;

/** Open tables first, in the platform's order. */
export function shownTables(
  tables: readonly LiveTable[],
  { count, closed }: Pick<LiveTablesProps, 'count' | 'closed'>,
): LiveTable[] {
  const isOpen = ({ state }: LiveTable) => state === 'open';
  const others = closed ? tables.filter((table) => !isOpen(table)) : [];
  return [...tables.filter(isOpen), ...others].slice(0, count);
}

interface TablesProps extends LiveTablesProps {
  /** Elsewhere the page is that of all live games. */
  readonly isOnHome: boolean;
}

/** What the block shows once it is near. */
export function Tables({ count, design, closed, isOnHome }: TablesProps) {
  const t = useText();
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  const { data, error, mutate } = useTables(count + SPARE, useInView(root));
  const cards = shownTables(data ?? [], { count, closed }).map((table) => (
    <TableCard key={table.nodeId} table={table} design={design} />
  ));
  return (
    <section ref={root} className={styles.root} aria-labelledby="tables-title">
      <SectionHeading
        id="tables-title"
        title={t('table.title')}
        icon="LIVE"
        look={site.theme.headings}
        more={isOnHome ? categoryPath('LIVE', site.behaviour) : undefined}
      />
      {error && !data ? <ErrorState of={t('table.title')} onRetry={() => void mutate()} /> : null}
      {!error && !data ? <div className={styles.waiting} role="status" aria-label={t('app.loading')} /> : null}
      {data && cards.length === 0 ? <EmptyState icon="LIVE" text={t('table.none')} /> : null}
      {cards.length > 0 && design === 'tiles' ? (
        <Rail label={t('table.title')} inView={TILES_IN_VIEW} group={1}>
          {cards}
        </Rail>
      ) : null}
      {cards.length > 0 && design === 'list' ? (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.key} className={styles.item}>
              {card}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
