import type { LiveTable } from '#schemas/declare/platform/sports.schema.ts';
import type { LiveTablesProps } from './block.ts';
import { PlayLink } from '#src/features/games/PlayLink.tsx';
import { tileClass } from '#src/features/games/tileClass.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useImages } from '#src/site/images.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { TableResults } from './TableResults.tsx';
import styles from './Tables.module.css';

interface TableProps {
  readonly table: LiveTable;
}

/** How many sit at a table, or that it is full or closed. */
function Seats({ table: { state, seats } }: TableProps) {
  const t = useText();
  const locale = useLocale();
  if (state === 'closed') return <span className={styles.seats}>{t('table.closed')}</span>;
  if (!seats) return null;
  const { taken, total } = seats;
  const number = new Intl.NumberFormat(locale);
  const isFull = total !== undefined && taken >= total;
  const spoken =
    total === undefined
      ? t('table.players', { count: number.format(taken) })
      : t('table.seats', { taken: number.format(taken), total: number.format(total) });
  return (
    <span className={styles.seats} data-full={isFull || undefined}>
      <Icon name="member" size={14} />
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <bdi aria-hidden="true">
        {total === undefined ? number.format(taken) : `${number.format(taken)}/${number.format(total)}`}
      </bdi>
      {isFull ? <span aria-hidden="true">{t('table.full')}</span> : null}
    </span>
  );
}

/** Smallest and largest stake. */
function Limits({ table: { minBet, maxBet } }: TableProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  if (minBet === undefined || maxBet === undefined) return null;
  const [from, to] = [roundMoney(minBet, locale, currency), roundMoney(maxBet, locale, currency)];
  return (
    <>
      <VisuallyHidden>{t('table.limits', { from, to })}</VisuallyHidden>
      <bdi className={styles.limits} aria-hidden="true">
        {from} – {to}
      </bdi>
    </>
  );
}

/** Who deals, and in which language where that is not the page's own. */
function Dealer({ table: { dealer, tableLanguage } }: TableProps) {
  const t = useText();
  const locale = useLocale();
  const isOther = tableLanguage !== undefined && !locale.startsWith(tableLanguage.split('-')[0] ?? '');
  const spoken = isOther ? new Intl.DisplayNames(locale, { type: 'language' }).of(tableLanguage) : undefined;
  if (!dealer && !spoken) return null;
  return (
    <span className={styles.dealer} dir="auto">
      {dealer ? (
        <>
          <VisuallyHidden>{t('table.dealer', { name: dealer })}</VisuallyHidden>
          <span aria-hidden="true">{dealer}</span>
        </>
      ) : null}
      {spoken ? <span className={styles.language}>{spoken}</span> : null}
    </span>
  );
}

/** A live table: its picture, who deals, how many play, limits and last results. It starts its game, unless it is closed. */
export function TableCard({ table, design }: TableProps & Pick<LiveTablesProps, 'design'>) {
  const { site } = useSite();
  const images = useImages();
  const isClosed = table.state === 'closed';
  return (
    <PlayLink className={styles.card} game={isClosed ? undefined : table}>
      <span className={styles.frame} data-design={design} data-closed={isClosed || undefined}>
        <span className={styles.art} data-tile={tileClass(table.nodeId)}>
          <LazyImage src={images.game(table.iconUrl)} width={240} height={150} alt="" fallback={site.loadingPicture} />
          <Seats table={table} />
        </span>
        <span className={styles.facts}>
          <span className={styles.name} dir="auto">
            {table.gameName}
          </span>
          <span className={styles.line}>
            <Dealer table={table} />
          </span>
          <span className={styles.line}>
            <Limits table={table} />
          </span>
          <TableResults results={table.results ?? []} />
        </span>
      </span>
    </PlayLink>
  );
}
