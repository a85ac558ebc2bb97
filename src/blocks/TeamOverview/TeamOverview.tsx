import type { TeamOverviewProps } from './block.ts';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { rangeBefore } from '#src/features/records/recordRange.ts';
import { useRange } from '#src/features/records/useRange.ts';
import { FigureGrid } from '#src/features/team/FigureGrid.tsx';
import { useTeamFigures } from '#src/features/team/useTeamFigures.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './TeamOverview.module.css';

/** Counts and sums of a team for a range of days (AGTEAM-01); the number of members online is always the current one. */
export function TeamOverview({ figures }: TeamOverviewProps) {
  const t = useText();
  const locale = useLocale();
  const { range, choose, days } = useRange('today');
  const { data, error, mutate } = useTeamFigures(days);
  const daysBefore = rangeBefore(days);
  const { data: before } = useTeamFigures(daysBefore);
  const first = day(daysBefore.startDate, 'local', locale);
  const last = day(daysBefore.endDate, 'local', locale);
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <RangePicker range={range} choose={choose} />
      <div className={styles.figures}>
        {error && !data ? (
          <ErrorState onRetry={() => void mutate()} />
        ) : (
          <FigureGrid names={figures} figures={data} before={before} />
        )}
        {data && before ? (
          <p className={styles.note}>
            {first === last ? t('team.comparedDay', { day: first }) : t('team.compared', { from: first, to: last })}
          </p>
        ) : null}
        <p className={styles.note}>{t('team.note')}</p>
      </div>
    </RecordScreen>
  );
}
