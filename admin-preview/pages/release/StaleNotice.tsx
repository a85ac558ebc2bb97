import { useMemo, useState } from 'react';
import type { StaleRelease } from '#schemas/edges/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { type Choices, compareThreeWay, mergeThreeWay } from '#schemas/release/merge/mergeThreeWay.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './StaleNotice.module.css';
import { ThreeWay } from './ThreeWay.tsx';

interface StaleNoticeProps {
  readonly stale: StaleRelease;
  readonly onCombine: (document: unknown) => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else went live since the draft was begun: what each of us changed, setting by setting, and the ways on. */
export function StaleNotice({ stale, onCombine, onTakeTheirs }: StaleNoticeProps) {
  const t = useTranslate();
  const { by, revision, base, theirs } = stale;
  const mine = useDraft(({ document }) => document);
  const inherited = useDraft((state) => state.inherited);
  const found = useMemo(() => compareThreeWay(base, theirs, mine, inherited), [base, theirs, mine, inherited]);
  const [choices, setChoices] = useState<Choices>({});
  return (
    <div className={styles.root}>
      <div role="alert">
        <h3 className={styles.title}>{by ? t('stale.title', { by, revision }) : t('stale.titleSomebody', { revision })}</h3>
        <p className={styles.text}>{t('stale.text')}</p>
      </div>
      <ThreeWay found={found} choices={choices} onChange={setChoices} />
      <div className={styles.ways}>
        <div>
          <Button onClick={() => onCombine(mergeThreeWay(mine, found, choices))}>{t('stale.combine')}</Button>
          <p className={styles.text}>{t('stale.combineText')}</p>
        </div>
        <div>
          <Button variant="soft" onClick={onTakeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
          <p className={styles.text}>{t('stale.takeTheirsText')}</p>
        </div>
      </div>
    </div>
  );
}
