import { Gauge, TriangleAlert } from 'lucide-react';
import { homeWithinLimits } from '#schemas/judge/lint/homeWithinLimits.ts';
import { useHomeWeight } from '../../model/draft/HomeWeightContext.ts';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FramePanel } from './FramePanel.tsx';
import panel from './FramePanel.module.css';
import { figuresLine } from './homeFigureTexts.ts';
import { HeaviestFiles, HomeWeightTable } from './HomeWeightTable.tsx';
import styles from './HomeWeightLine.module.css';

/** What home of the draft takes, in one line below the phone, and what it is made of. */
export function HomeWeightLine() {
  const t = useTranslate();
  const bytes = useBytes();
  const { state, weights } = useHomeWeight();
  const draft = weights?.draft ?? undefined;
  if (weights === undefined || draft === undefined)
    return <p className={styles.text}>{t(state === 'failed' ? 'weight.failed' : 'weight.measuring')}</p>;
  const isOver = homeWithinLimits(draft, weights.limits).length > 0;
  const line = figuresLine(t, bytes, draft, weights.live);
  const figures = draft.unknown > 0 ? t('weight.fewer', { figures: line }) : line;
  return (
    <div className={styles.root} data-over={isOver || undefined} aria-busy={state === 'measuring'}>
      <FramePanel
        icon={isOver ? TriangleAlert : Gauge}
        label={t(isOver ? 'weight.over' : 'weight.home', { figures })}
        title={t('weight.title')}
      >
        <p className={panel.text}>{t('weight.text')}</p>
        <HomeWeightTable draft={draft} weights={weights} />
        <HeaviestFiles draft={draft} />
      </FramePanel>
    </div>
  );
}
