import { useText } from '#src/i18n/TextContext.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { RecordSkeleton } from '../records/RecordSkeleton.tsx';
import { ContractAnswer } from './ContractAnswer.tsx';
import { ContractCard } from './ContractCard.tsx';

interface ContractPartsProps {
  /** The call for the contract in force and the pending one. */
  readonly call: 'contracts' | 'hourContract';
  readonly process: 'dividendProcess' | 'hourProcess';
  readonly entries: { readonly answer: Condition };
}

/** The pending contract, to be answered, and the one in force. */
export function ContractParts({ call, process, entries }: ContractPartsProps) {
  const t = useText();
  const { data, error, mutate } = useRead(call, {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const { current, pending }: Pick<CallAnswer<'hourContract'>, 'current' | 'pending'> = data;
  return (
    <>
      {pending ? (
        <ContractCard contract={pending} title={t('contract.pending')}>
          <ContractAnswer contract={pending} call={process} entries={entries} />
        </ContractCard>
      ) : null}
      {current ? (
        <ContractCard contract={current} title={t('contract.current')} />
      ) : (
        <EmptyState icon="records" text={t('contract.none')} />
      )}
    </>
  );
}
