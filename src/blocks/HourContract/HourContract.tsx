import type { HourContractProps } from '#schemas/declare/blocks/hourContract.schema.ts';
import { pageEntries } from '#schemas/declare/entries/pageEntries.ts';
import { ContractParts } from '#src/features/contracts/ContractParts.tsx';
import { OtherContracts } from '#src/features/contracts/OtherContracts.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import styles from './HourContract.module.css';

/** An agent’s contract for a salary by the hour (AGCON-05): the one that waits, to be answered, and the one in force. */
export function HourContract({ others }: HourContractProps) {
  return (
    <RecordScreen isOffered={useEntries(pageEntries['hour-contract'])('content')}>
      <div className={styles.root}>
        <ContractParts call="hourContract" process="hourProcess" />
        {others ? <OtherContracts than="hour" /> : null}
      </div>
    </RecordScreen>
  );
}
