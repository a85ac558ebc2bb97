import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { changeSentences } from '../draft/changeSentences.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../draft/resolveDraft.ts';
import { ChangeList } from '../release/ChangeList.tsx';
import { useSay } from '../texts/say.ts';
import styles from './ConflictDialog.module.css';

/** Two operators saved the same draft: which one goes on. Until it is decided nothing is saved, and nothing is lost. */
export function ConflictDialog() {
  const say = useSay();
  const rival = useDraft((state) => state.rival);
  const preset = useDraft((state) => state.preset);
  const live = useDraft((state) => state.live);
  const mine = useDraft(({ resolved }) => resolved.full);
  const takeTheirs = useDraft((state) => state.takeTheirs);
  const keepMine = useDraft((state) => state.keepMine);
  const [postponed, setPostponed] = useState<unknown>();
  if (!rival) return null;
  if (postponed === rival) {
    return (
      <div className={styles.waiting}>
        <Button onClick={() => setPostponed(undefined)}>{say('conflict.decide')}</Button>
      </div>
    );
  }
  const changes = changeSentences(say, resolveDraft(rival.document, preset, bareRelease(live.document)).full, mine);
  return (
    <Dialog title={say('conflict.title')} onClose={() => setPostponed(rival)}>
      <div className={styles.root}>
        <p className={styles.text}>{rival.by ? say('conflict.text', { by: rival.by }) : say('conflict.textSomebody')}</p>
        <h3 className={styles.heading}>
          {say('conflict.differences')} <small>{`${say('conflict.theirs')} → ${say('conflict.mine')}`}</small>
        </h3>
        {changes.length === 0 ? <p className={styles.text}>{say('conflict.same')}</p> : <ChangeList changes={changes} />}
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={() => setPostponed(rival)}>
            {say('conflict.later')}
          </Button>
          <span className={styles.space} />
          <Button variant="soft" onClick={takeTheirs}>
            {say('conflict.takeTheirs')}
          </Button>
          <Button onClick={keepMine}>{say('conflict.keepMine')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
