import { ContractCard } from '#src/features/contracts/ContractCard.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './SalaryContract.module.css';

/** Contracts that ended or were refused, newest first (CALL-59). */
export function HistoryTab() {
  const t = useText();
  return (
    <div className={styles.records}>
      <RecordList
        call="salaryHistory"
        label={t('contract.part.history')}
        params={{}}
        empty={<EmptyState icon="records" text={t('contract.noHistory')} />}
      >
        {(contract) => <ContractCard contract={contract} title={t('page.salaryContract')} />}
      </RecordList>
    </div>
  );
}
