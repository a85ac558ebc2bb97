import { ContractAnswer } from '#src/features/contracts/ContractAnswer.tsx';
import { ContractCard } from '#src/features/contracts/ContractCard.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import { ApplyForContract } from './ApplyForContract.tsx';
import styles from './SalaryContract.module.css';

/** Pending decisions (CALL-58): offers to be answered, and the agent's own requests. */
function Requests() {
  const t = useText();
  const { data, error, mutate } = useRead('salaryRequests', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  return data.list.map((contract) =>
    contract.status === 'applied' ? (
      <ContractCard key={contract.id} contract={contract} title={t('contract.apply')} />
    ) : (
      <ContractCard key={contract.id} contract={contract} title={t('contract.pending')}>
        <ContractAnswer contract={contract} call="salaryProcess" entries={entries} />
      </ContractCard>
    ),
  );
}

/** The contract in force, pending ones, and the request for another one (CALL-54, CALL-56 to CALL-58). */
export function ContractTab() {
  const t = useText();
  const shows = useEntries(entries);
  const { data, error, mutate } = useRead('salaryInfo', {});
  return (
    <div className={styles.cards}>
      {shows('requests') ? <Requests /> : null}
      {data ? (
        <>
          {data.current ? (
            <ContractCard contract={data.current} title={t('contract.current')} />
          ) : (
            <EmptyState icon="records" text={t('contract.none')} />
          )}
          {data.apply && shows('apply') ? <ApplyForContract bounds={data.apply} /> : null}
        </>
      ) : error ? (
        <ErrorState onRetry={() => void mutate()} />
      ) : (
        <RecordSkeleton />
      )}
    </div>
  );
}
