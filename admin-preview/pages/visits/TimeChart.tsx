import { type Vital, vitals } from '#schemas/edges/visits/vitals.ts';
import styles from './VisitsSection.module.css';

const WIDTH = 320;
const HEIGHT = 140;
const ROOM = 8;

interface Point {
  readonly at: string;
  readonly value: number;
}

interface TimeChartProps {
  readonly title: string;
  readonly vital: Vital;
  readonly points: readonly Point[];
}

/** A line over time, with the two limits that visits are judged by. The table beside it says the same in words. */
export function TimeChart({ title, vital, points }: TimeChartProps) {
  const { good, poor } = vitals[vital];
  const highest = Math.max(poor, ...points.map(({ value }) => value)) * 1.1;
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const placeOf = (time: number): number =>
    first === last ? WIDTH / 2 : ROOM + ((time - first) / (last - first)) * (WIDTH - 2 * ROOM);
  const heightOf = (value: number): number => HEIGHT - ROOM - (value / highest) * (HEIGHT - 2 * ROOM);
  const places = points.map(({ value }, index) => [placeOf(times[index] ?? first), heightOf(value)] as const);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {([good, poor] as const).map((limit) => (
        <line
          key={limit}
          className={styles.limit}
          data-limit={limit === good ? 'good' : 'poor'}
          x1={0}
          x2={WIDTH}
          y1={heightOf(limit)}
          y2={heightOf(limit)}
        />
      ))}
      <polyline className={styles.line} points={places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {places.map(([x, y], index) => (
        <circle key={points[index]?.at} className={styles.dot} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
}
