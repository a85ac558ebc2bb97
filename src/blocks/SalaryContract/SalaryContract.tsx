import type { SalaryContractProps } from './block.ts';
import { OtherContracts } from '#src/features/contracts/OtherContracts.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useQueryChoice } from '#src/features/records/useQueryChoice.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { entries } from './entries.ts';
import { ContractTab } from './ContractTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { SalaryTab } from './SalaryTab.tsx';
import styles from './SalaryContract.module.css';

const tabs = { contract: ContractTab, salary: SalaryTab, history: HistoryTab } as const;

/** An agent’s contract for a daily salary, its earnings, and earlier contracts (AGCON-05, AGTEAM-08). */
export function SalaryContract({ parts, others }: SalaryContractProps) {
  const t = useText();
  const shows = useEntries(entries);
  const offered = parts.filter(shows);
  const [chosen, setChosen] = useQueryChoice('part');
  const shown = offered.find((part) => part === chosen) ?? offered[0];
  const Drawn = shown === undefined ? undefined : tabs[shown];
  return (
    <RecordScreen isOffered={shows('content')}>
      <div className={styles.root}>
        {shown === undefined || Drawn === undefined ? null : (
          <div>
            <Tabs
              label={t('contract.parts')}
              tabs={offered.map((id) => ({ id, label: t(`contract.part.${id}`) }))}
              selected={shown}
              onSelect={setChosen}
            >
              <Drawn />
            </Tabs>
          </div>
        )}
        {others ? <OtherContracts than="salary" /> : null}
      </div>
    </RecordScreen>
  );
}
