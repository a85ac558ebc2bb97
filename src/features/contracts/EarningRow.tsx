import type { ReactNode } from 'react';
import type { Earning } from '#schemas/declare/platform/contracts.schema.ts';
import { percent } from '#src/lib/format/percent.ts';
import { Amount } from '../records/Amount.tsx';
import { RecordRow } from '../records/RecordRow.tsx';
import { useDays } from '../records/useDays.ts';
import { StateBadge } from './StateBadge.tsx';
import { useReader } from './useReader.ts';

interface EarningRowProps {
  readonly earning: Earning;
  /** The base of the calculation. */
  readonly base: 'turnover' | 'loss';
  /** Instead of its days. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Earnings of a contract in a period, with the calculation. */
export function EarningRow({ earning, base, title, children }: EarningRowProps) {
  const { texts, locale } = useReader();
  const { t } = texts;
  const { startDate, endDate, activeMembers, rate, amount, status } = earning;
  const days = useDays()(startDate, endDate);
  return (
    <RecordRow
      title={title ?? days}
      note={title === undefined ? undefined : days}
      amount={<Amount value={amount} />}
      state={<StateBadge of="earning" status={status} />}
      pairs={[
        ...(earning.base === undefined ? [] : [[t(`earning.${base}`), <Amount key="base" value={earning.base} />] as const]),
        ...(rate === undefined ? [] : [[t('earning.rate'), percent(rate, locale)] as const]),
        ...(activeMembers === undefined
          ? []
          : [[t('earning.members'), new Intl.NumberFormat(locale).format(activeMembers)] as const]),
      ]}
    >
      {children}
    </RecordRow>
  );
}
