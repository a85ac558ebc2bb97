import type { DividendContractProps } from './block.ts';
import { ContractParts } from '#src/features/contracts/ContractParts.tsx';
import { OtherContracts } from '#src/features/contracts/OtherContracts.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import styles from './DividendContract.module.css';

/** An agent’s contract for dividends (AGCON-05): the pending one, to be answered, and the one in force. */
export function DividendContract({ others }: DividendContractProps) {
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <div className={styles.root}>
        <ContractParts call="contracts" process="dividendProcess" entries={entries} />
        {others ? <OtherContracts than="dividend" /> : null}
      </div>
    </RecordScreen>
  );
}
