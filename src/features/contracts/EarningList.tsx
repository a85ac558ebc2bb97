import { useText } from '#src/i18n/TextContext.ts';
import { RangePicker } from '../records/RangePicker.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { RecordTotals } from '../records/RecordTotals.tsx';
import { useRange } from '../records/useRange.ts';
import { EarningRow } from './EarningRow.tsx';

interface EarningListProps {
  readonly call: 'salaryList' | 'dividendHistory';
  readonly label: string;
  readonly base: 'turnover' | 'loss';
}

/** Earnings of a contract on the chosen days, with their total (CALL-55, CALL-62). */
export function EarningList({ call, label, base }: EarningListProps) {
  const t = useText();
  const { range, choose, days } = useRange(call === 'dividendHistory' ? 'last30' : undefined); // there is one per month
  return (
    <>
      <RangePicker range={range} choose={choose} />
      <RecordList
        call={call}
        label={label}
        params={{ ...days }}
        totals={({ footer }) =>
          footer ? (
            <RecordTotals
              title={t('earning.total')}
              items={[
                { label: t(`earning.${base}`), value: footer.base },
                { label: t(call === 'dividendHistory' ? 'page.dividends' : 'earning.amount'), value: footer.amount },
              ]}
            />
          ) : null
        }
      >
        {(earning) => <EarningRow earning={earning} base={base} />}
      </RecordList>
    </>
  );
}
