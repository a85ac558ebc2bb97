import { useState } from 'react';
import { defaultScenario } from '#schemas/preview/scenario.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { AxisSelect } from '../parts/AxisSelect.tsx';
import { type CompareMode, ComparePair, compareModes } from '../frame/ComparePair.tsx';
import { affectedScreens, seenScreens, shownIn } from '../frame/frameScreens.ts';
import { phoneSize } from '../frame/phoneSize.ts';
import { seenName } from '../frame/seenName.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { useSay } from '../texts/say.ts';
import styles from './AffectedScreens.module.css';

interface AffectedScreensProps {
  /** All layers merged. */
  readonly before: Release;
  readonly after: Release;
  /** Where they differ. */
  readonly pointers: readonly string[];
}

/** Up to this many screens are all in view. */
const IN_VIEW = 5;

/** Every screen on which changes may be seen, before and after. */
export function AffectedScreens({ before, after, pointers }: AffectedScreensProps) {
  const say = useSay();
  const site = useDraft(({ resolved }) => resolved.site);
  const [mode, setMode] = useState<CompareMode>('side');
  const screens = affectedScreens(pointers, site);
  const [chosen, setChosen] = useState<(typeof screens)[number]>();
  const current = chosen !== undefined && screens.includes(chosen) ? chosen : screens[0];
  if (current === undefined) return null;
  const Choice = screens.length > IN_VIEW ? AxisSelect : Segmented;
  const choice = {
    label: say('publish.screens'),
    options: screens.map((value) => ({ value, label: seenName(say, value) })),
    value: current,
    onChange: setChosen,
  };
  const screen = seenScreens[current];
  const scenario = { ...defaultScenario, ...shownIn(pointers, site), ...screen.at };
  return (
    <section className={styles.root} aria-label={say('publish.screens')}>
      <div className={styles.bar}>
        {screens.length === 1 ? <h3 className={styles.one}>{seenName(say, current)}</h3> : <Choice {...choice} />}
        <Segmented
          label={say('compare.how')}
          options={compareModes.map((value) => ({ value, label: say(`compare.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <ComparePair
        before={before}
        after={after}
        names={[say('compare.live'), say('compare.draft')]}
        scenario={scenario}
        path={screen.path}
        menu={screen.menu}
        phone={phoneSize('iphone', false)}
        mode={mode}
      />
    </section>
  );
}
