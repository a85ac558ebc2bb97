import type { VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { type Vital, verdictOf, vitals } from '#schemas/edges/visits/vitals.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { TimeChart } from './TimeChart.tsx';
import { useVitalValue } from './useVitalValue.ts';
import styles from './VisitsSection.module.css';

/** Up to so many rows are in view; more are opened. */
const IN_VIEW = 7;

interface VitalCardProps extends Pick<VisitsView, 'all' | 'times' | 'step'> {
  readonly vital: Vital;
}

/** One vital: what three visits of four do not exceed, over time as a line and as a table. */
export function VitalCard({ vital, all, times, step }: VitalCardProps) {
  const t = useTranslate();
  const show = useVitalValue();
  const { full, day } = useMoments();
  const total = all.find((measure) => measure.vital === vital);
  if (total === undefined) return null;
  const points = times.flatMap(({ at, measures }) =>
    measures
      .filter((measure) => measure.vital === vital)
      .map(({ value, visits }) => ({ at, time: step === 'hour' ? full(at) : day(at), value, visits })),
  );
  const verdict = verdictOf(vital, total.value);
  const { good } = vitals[vital];
  const title = t(`visits.${vital}`);
  return (
    <Card
      title={title}
      text={t('visits.goodUpTo', { value: show(vital, good) })}
      aside={
        <span className={`${styles.total} ${styles.verdict}`} data-verdict={verdict}>
          <b>{show(vital, total.value)}</b> {t(`visits.${verdict}`)}
        </span>
      }
    >
      <div className={styles.pair}>
        <TimeChart title={title} vital={vital} points={points} />
        <details open={points.length <= IN_VIEW}>
          <summary className={styles.summary}>{t('visits.asTable')}</summary>
          <DataTable label={title} isDense>
            <thead>
              <tr>
                <th scope="col">{t('visits.time')}</th>
                <th scope="col">{t('visits.value')}</th>
                <th scope="col">{t('visits.visits')}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, time, value, visits }) => (
                <tr key={at}>
                  <th scope="row">{time}</th>
                  <td className={styles.verdict} data-verdict={verdictOf(vital, value)}>
                    {show(vital, value)}
                  </td>
                  <td>{visits}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </details>
      </div>
    </Card>
  );
}
