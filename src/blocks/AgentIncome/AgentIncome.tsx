import { useId } from 'react';
import type { AgentIncomeProps } from './block.ts';
import type { Income } from '#schemas/declare/platform/contracts.schema.ts';
import { TermList } from '#src/features/contracts/TermList.tsx';
import { Amount } from '#src/features/records/Amount.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useDays } from '#src/features/records/useDays.ts';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './AgentIncome.module.css';

interface IncomeCardProps {
  readonly income: Income;
  readonly title: string;
  /** Lists the amount of each kind of income below the total. */
  readonly parts: boolean;
}

function IncomeCard({ income: { startDate, endDate, total, items }, title, parts }: IncomeCardProps) {
  const { t, has } = useTexts();
  const days = useDays();
  const id = useId();
  const nameOf = (key: string, label: string | undefined) => {
    const textKey = `income.${key}`;
    return has(textKey) ? t(textKey) : (label ?? key);
  };
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.note}>{days(startDate, endDate)}</p>
        </div>
        <p className={styles.total}>
          <Amount value={total} />
        </p>
      </div>
      {parts && items.length > 0 ? (
        <TermList rows={items.map(({ key, label, amount }) => [nameOf(key, label), <Amount key={key} value={amount} />])} />
      ) : null}
    </article>
  );
}

function Incomes({ parts }: AgentIncomeProps) {
  const t = useText();
  const { data, error, mutate } = useRead('agentIncome', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const { current, previous } = data;
  if (!current && !previous) return <EmptyState icon="chart" text={t('records.none')} />;
  return (
    <div className={styles.root}>
      {current ? <IncomeCard income={current} title={t('income.current')} parts={parts} /> : null}
      {previous ? <IncomeCard income={previous} title={t('income.previous')} parts={parts} /> : null}
    </div>
  );
}

/** An agent's income of this and the previous month, by kind (AGTEAM-05). */
export const AgentIncome = ({ parts }: AgentIncomeProps) => (
  <RecordScreen isOffered={useEntries(entries)('content')}>
    <Incomes parts={parts} />
  </RecordScreen>
);
