import { useState } from 'react';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { AddressBar } from './AddressBar.tsx';
import { scenarioFor } from './frameScreens.ts';
import styles from './CompareDialog.module.css';
import { type CompareMode, ComparePair, compareModes } from './ComparePair.tsx';
import type { PhoneSize } from './phoneSize.ts';

interface CompareDialogProps {
  readonly scenario: Scenario;
  readonly path: string;
  readonly phone: PhoneSize;
  readonly onClose: () => void;
}

/** What is live and the draft, under the same circumstances. */
export function CompareDialog({ scenario, path, phone, onClose }: CompareDialogProps) {
  const t = useTranslate();
  const isFirst = useDraft((state) => state.live.revision === 0);
  const before = useDraft(({ liveResolved }) => liveResolved.site);
  const draft = useDraft(({ resolved }) => resolved.site);
  const [mode, setMode] = useState<CompareMode>('side');
  const [look, setLook] = useState({ scenario, path });
  return (
    <WideDialog title={t('compare.title')} room="phones" onClose={onClose}>
      <div className={styles.bar}>
        <AddressBar
          path={look.path}
          onGo={(next) => setLook({ ...look, path: next })}
          onVisit={(screen) => setLook({ scenario: scenarioFor(screen, look.scenario), path: screen.path })}
        />
        <Segmented
          label={t('compare.how')}
          options={compareModes.map((value) => ({ value, label: t(`compare.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <ComparePair
        before={before}
        after={draft}
        names={[t(isFirst ? 'compare.preset' : 'compare.live'), t('compare.draft')]}
        {...look}
        phone={phone}
        mode={mode}
      />
    </WideDialog>
  );
}
