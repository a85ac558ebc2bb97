import type { ProfitLossProps } from './block.ts';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { type RecordColumn, RecordTable } from '#src/features/records/RecordTable.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useRange } from '#src/features/records/useRange.ts';
import type { DateRange } from '#src/features/records/recordRange.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './ProfitLoss.module.css';

type Result = CallAnswer<'profitLoss'>['list'][number];

function Results({ days, counts, design }: ProfitLossProps & { readonly days: DateRange }) {
  const t = useText();
  const locale = useLocale();
  const { data, error, mutate } = useRead('profitLoss', { ...days });
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const { list, totals } = data;
  if (list.length === 0) return <EmptyState icon="chart" text={t('records.none')} />;
  const named = (name: string, count: number | undefined) =>
    counts && count !== undefined ? (
      <>
        {name}{' '}
        <small className={styles.count}>
          {t('records.count')}: {new Intl.NumberFormat(locale).format(count)}
        </small>
      </>
    ) : (
      name
    );
  const kindOf = (gameType: string) => (isRailCategory(gameType) ? t(`category.${gameType}`) : gameType);
  if (design === 'cards')
    return (
      <>
        <RecordTotals
          title={t('records.totals')}
          items={[
            { label: t('records.profit'), value: totals.profit, signed: true },
            { label: t('records.stake'), value: totals.stake },
            { label: t('records.payout'), value: totals.payout },
          ]}
        />
        <ul className={styles.cards} aria-label={t('menu.profitLoss')}>
          {list.map(({ gameType, count, profit, stake, payout }) => (
            <li key={gameType}>
              <RecordRow
                title={named(kindOf(gameType), count)}
                amount={<Amount value={profit} signed />}
                pairs={[
                  [t('records.stake'), <Amount key="stake" value={stake} />],
                  [t('records.payout'), <Amount key="payout" value={payout} />],
                ]}
              />
            </li>
          ))}
        </ul>
      </>
    );
  const columns: readonly RecordColumn<Result>[] = [
    {
      key: 'kind',
      title: t('records.category'),
      cell: ({ gameType, count }) => named(kindOf(gameType), count),
      total: named(t('records.totals'), totals.count),
    },
    {
      key: 'profit',
      title: t('records.profit'),
      isNumber: true,
      cell: ({ profit }) => <Amount value={profit} signed />,
      total: <Amount value={totals.profit} signed />,
    },
    {
      key: 'stake',
      title: t('records.stake'),
      isNumber: true,
      cell: ({ stake }) => <Amount value={stake} />,
      total: <Amount value={totals.stake} />,
    },
    {
      key: 'payout',
      title: t('records.payout'),
      isNumber: true,
      cell: ({ payout }) => <Amount value={payout} />,
      total: <Amount value={totals.payout} />,
    },
  ];
  return <RecordTable label={t('menu.profitLoss')} columns={columns} rows={list} keyOf={({ gameType }) => gameType} />;
}

/** The result of a member's bets, by kind of game and in total (MEM-09). */
export function ProfitLoss({ counts, design }: ProfitLossProps) {
  const { range, choose, days } = useRange();
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <RangePicker range={range} choose={choose} />
      <Results days={days} counts={counts} design={design} />
    </RecordScreen>
  );
}
