import type { StaleRelease } from '#schemas/preview/operatorApi.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { changeTexts } from '../draft/changeSentences.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { mergeTheirs } from '../draft/mergeTheirs.ts';
import { useSay } from '../texts/say.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  readonly stale: StaleRelease;
  readonly onCombine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else went live since the draft was begun: what they changed, and the two ways on. */
export function StaleNotice({ stale, onCombine, onTakeTheirs }: StaleNoticeProps) {
  const say = useSay();
  const { by, revision, changes } = stale;
  const release = useDraft(({ resolved }) => resolved.full);
  const mine = useDraft(({ document }) => document);
  const { disputed } = mergeTheirs(mine, changes);
  return (
    <div className={styles.root} role="alert">
      <h3 className={styles.title}>{by ? say('stale.title', { by, revision }) : say('stale.titleSomebody', { revision })}</h3>
      <p className={styles.text}>{say('stale.text')}</p>
      <ChangeList changes={changeTexts(say, changes, release)} />
      {disputed.length > 0 ? (
        <>
          <p className={styles.text}>{say('stale.disputed')}</p>
          <ChangeList changes={changeTexts(say, disputed, release)} />
        </>
      ) : null}
      <div className={styles.ways}>
        <div>
          <Button onClick={onCombine}>{say('stale.combine')}</Button>
          <p className={styles.text}>{say('stale.combineText')}</p>
        </div>
        <div>
          <Button variant="soft" onClick={onTakeTheirs}>
            {say('stale.takeTheirs')}
          </Button>
          <p className={styles.text}>{say('stale.takeTheirsText')}</p>
        </div>
      </div>
    </div>
  );
}
