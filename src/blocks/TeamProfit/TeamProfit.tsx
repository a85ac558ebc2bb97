import type { TeamProfitProps } from './block.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { shownName } from '#src/lib/format/shownName.ts';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { TeamRecordScreen } from '#src/features/team/TeamRecordScreen.tsx';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';

const sums = {
  betAmount: 'team.teamBetAmount',
  winAmount: 'team.teamWinAmount',
  rebateAmount: 'team.teamRebateAmount',
  depositAmount: 'team.teamDepositAmount',
  withdrawAmount: 'team.teamWithdrawAmount',
} as const satisfies Record<string, TextKey>;
type Sums = Readonly<Partial<Record<keyof typeof sums, number>>>;
// The keys of the table are its sums.
const names = Object.keys(sums) as readonly (keyof typeof sums)[];

/** Profit and loss of each team member and of the team (AGTEAM-03). */
export function TeamProfit({ search }: TeamProfitProps) {
  const t = useText();
  const pairsOf = (row: Sums) =>
    names.flatMap((name) => {
      const value = row[name];
      return value === undefined ? [] : [[t(sums[name]), <Amount key={name} value={value} />] as const];
    });
  return (
    <TeamRecordScreen isOffered={useEntries(entries)('content')} search={search}>
      {(wanted) => (
        <RecordList
          call="memberPnl"
          label={t('menu.teamPnl')}
          params={wanted}
          totals={({ footer }) =>
            footer ? (
              <RecordTotals
                title={t('records.totals')}
                items={[
                  ...names.map((name) => ({ label: t(sums[name]), value: footer[name] })),
                  { label: t('team.teamNetAmount'), value: footer.netAmount, signed: true },
                ]}
              />
            ) : null
          }
        >
          {({ username: name, netAmount, ...row }) => (
            <RecordRow title={<bdi>{shownName(name)}</bdi>} amount={<Amount value={netAmount} signed />} pairs={pairsOf(row)} />
          )}
        </RecordList>
      )}
    </TeamRecordScreen>
  );
}
