import type { HourContractProps } from './block.ts';
import { ContractParts } from '#src/features/contracts/ContractParts.tsx';
import { OtherContracts } from '#src/features/contracts/OtherContracts.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import styles from './HourContract.module.css';

/** An agent’s contract for an hourly salary (AGCON-05): the pending one, to be answered, and the one in force. */
export function HourContract({ others }: HourContractProps) {
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <div className={styles.root}>
        <ContractParts call="hourContract" process="hourProcess" entries={entries} />
        {others ? <OtherContracts than="hour" /> : null}
      </div>
    </RecordScreen>
  );
}
