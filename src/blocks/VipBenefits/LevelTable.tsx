import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { type RecordColumn, RecordTable } from '#src/features/records/RecordTable.tsx';
import type { LadderLevel } from '#src/features/vip/levelLadder.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { LevelMark, LevelSteps, useBenefits } from './LevelFacts.tsx';
import styles from './LevelTable.module.css';

/** All levels as a table: a row for each, with the reward and the benefits in columns. */
export function LevelTable({ levels }: { readonly levels: readonly LadderLevel[] }) {
  const { t } = useTexts();
  const money = useRoundMoney();
  const benefitsOf = useBenefits();
  const columns: RecordColumn<LadderLevel>[] = [
    {
      key: 'level',
      title: t('vip.all'),
      cell: (level) => (
        <div className={styles.level}>
          <bdi>{level.label}</bdi>
          <LevelMark level={level} />
          <LevelSteps level={level} />
        </div>
      ),
    },
    {
      key: 'reward',
      title: t('menu.reward'),
      isNumber: true,
      cell: ({ reward }) => (reward === undefined ? '–' : <bdi>{money(reward)}</bdi>),
    },
  ];
  if (levels.some(({ benefits }) => benefits.length > 0))
    columns.push({
      key: 'benefits',
      title: t('vip.benefits'),
      cell: (level) => (
        <ul className={styles.benefits}>
          {benefitsOf(level).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ),
    });
  return (
    <div className={styles.root}>
      <RecordTable label={t('vip.all')} columns={columns} rows={levels} keyOf={({ label }) => label} />
    </div>
  );
}
