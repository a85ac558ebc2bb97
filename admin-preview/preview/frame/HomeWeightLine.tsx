import { Gauge, TriangleAlert } from 'lucide-react';
import { homeWithinLimits } from '#schemas/judge/lint/homeWithinLimits.ts';
import { useHomeWeight } from '../../model/draft/HomeWeightContext.ts';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useSay } from '../../kit/texts/say.ts';
import { FramePanel } from './FramePanel.tsx';
import panel from './FramePanel.module.css';
import { figuresLine } from './homeFigureTexts.ts';
import { HeaviestFiles, HomeWeightTable } from './HomeWeightTable.tsx';
import styles from './HomeWeightLine.module.css';

/** What home of the draft takes, in one line below the phone, and what it is made of. */
export function HomeWeightLine() {
  const say = useSay();
  const bytes = useBytes();
  const { state, weights } = useHomeWeight();
  const draft = weights?.draft ?? undefined;
  if (weights === undefined || draft === undefined)
    return <p className={styles.text}>{say(state === 'failed' ? 'weight.failed' : 'weight.measuring')}</p>;
  const isOver = homeWithinLimits(draft, weights.limits).length > 0;
  const line = figuresLine(say, bytes, draft, weights.live);
  const figures = draft.unknown > 0 ? say('weight.fewer', { figures: line }) : line;
  return (
    <div className={styles.root} data-over={isOver || undefined} aria-busy={state === 'measuring'}>
      <FramePanel
        icon={isOver ? TriangleAlert : Gauge}
        label={say(isOver ? 'weight.over' : 'weight.home', { figures })}
        title={say('weight.title')}
      >
        <p className={panel.text}>{say('weight.text')}</p>
        <HomeWeightTable draft={draft} weights={weights} />
        <HeaviestFiles draft={draft} />
      </FramePanel>
    </div>
  );
}
