import type { ProfitLossProps } from '#schemas/blocks/profitLoss.schema.ts';
import { isRailCategory } from '#schemas/gameCategories.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { type RecordColumn, RecordTable } from '#src/features/records/RecordTable.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useRange } from '#src/features/records/useRange.ts';
import type { DateRange } from '#src/features/records/recordRange.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

type Result = Answer<'profitLoss'>['list'][number];

function Results({ days, counts }: ProfitLossProps & { readonly days: DateRange }) {
  const t = useText();
  const locale = useLocale();
  const { data, error, mutate } = useRead('profitLoss', { ...days });
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const { list, totals } = data;
  if (list.length === 0) return <EmptyState icon="chart" text={t('records.none')} />;
  const number = (count: number | undefined) => (count === undefined ? '' : new Intl.NumberFormat(locale).format(count));
  const columns: readonly RecordColumn<Result>[] = [
    {
      key: 'kind',
      title: t('records.category'),
      cell: ({ gameType }) => (isRailCategory(gameType) ? t(`category.${gameType}`) : gameType),
      total: t('records.totals'),
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
  const withCounts: RecordColumn<Result> = {
    key: 'count',
    title: t('records.count'),
    isNumber: true,
    cell: ({ count }) => number(count),
    total: number(totals.count),
  };
  return (
    <RecordTable
      label={t('menu.profitLoss')}
      columns={counts && totals.count !== undefined ? [...columns, withCounts] : columns}
      rows={list}
      keyOf={({ gameType }) => gameType}
    />
  );
}

/** What a member's bets came to, by kind of game and together (MEM-09). */
export function ProfitLoss({ counts }: ProfitLossProps) {
  const { range, choose, days } = useRange();
  return (
    <RecordScreen call="profitLoss">
      <RangePicker range={range} choose={choose} />
      <Results days={days} counts={counts} />
    </RecordScreen>
  );
}
