import type { TeamBetsProps } from './block.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { shownName } from '#src/lib/format/shownName.ts';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { TeamRecordScreen } from '#src/features/team/TeamRecordScreen.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { moment } from '#src/lib/format/moment.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';

/** Bets of a team, the newest first (AGTEAM-04). */
export function TeamBets({ search }: TeamBetsProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <TeamRecordScreen isOffered={useEntries(entries)('content')} search={search}>
      {(wanted) => (
        <RecordList
          call="teamBets"
          label={t('menu.teamBets')}
          params={wanted}
          totals={({ footer }) =>
            footer ? (
              <RecordTotals
                title={t('records.totals')}
                items={[
                  { label: t('records.stake'), value: footer.betAmount },
                  { label: t('records.payout'), value: footer.winAmount },
                  { label: t('records.profit'), value: footer.netAmount, signed: true },
                ]}
              />
            ) : null
          }
        >
          {({ username: name, gameName, betTime, betAmount, winAmount, netAmount = winAmount - betAmount }) => (
            <RecordRow
              title={<bdi>{shownName(name)}</bdi>}
              note={
                <>
                  {gameName ? <bdi>{gameName}</bdi> : null}
                  {gameName ? ' · ' : null}
                  {moment(betTime, locale)}
                </>
              }
              amount={<Amount value={netAmount} signed />}
              pairs={[
                [t('records.stake'), <Amount key="stake" value={betAmount} />],
                [t('records.payout'), <Amount key="payout" value={winAmount} />],
              ]}
            />
          )}
        </RecordList>
      )}
    </TeamRecordScreen>
  );
}
