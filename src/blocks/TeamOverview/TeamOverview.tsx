import type { TeamOverviewProps } from '#schemas/blocks/teamOverview.schema.ts';
import { pageEntries } from '#schemas/entries/pageEntries.ts';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useRange } from '#src/features/records/useRange.ts';
import { FigureGrid } from '#src/features/team/FigureGrid.tsx';
import { useTeamFigures } from '#src/features/team/useTeamFigures.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import styles from './TeamOverview.module.css';

/** Counts and sums of a team for some days (AGTEAM-01); who is online is always so now. */
export function TeamOverview({ figures }: TeamOverviewProps) {
  const t = useText();
  const { range, choose, days } = useRange('today');
  const { data, error, mutate } = useTeamFigures(days);
  return (
    <RecordScreen isOffered={useEntries(pageEntries['team-overview'])('content')}>
      <RangePicker range={range} choose={choose} />
      <div className={styles.figures}>
        {error && !data ? <ErrorState onRetry={() => void mutate()} /> : <FigureGrid names={figures} figures={data} />}
        <p className={styles.note}>{t('team.note')}</p>
      </div>
    </RecordScreen>
  );
}
