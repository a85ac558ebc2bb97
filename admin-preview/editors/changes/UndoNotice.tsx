import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import type { DraftState } from '../../model/draft/DraftState.ts';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './UndoNotice.module.css';

type Way = 'undo' | 'redo';

function wayOf(state: DraftState, before: DraftState): Way | undefined {
  const [past, future] = [state.past.length - before.past.length, state.future.length - before.future.length];
  if (past < 0 && future === 1) return 'undo';
  return future === -1 && past >= 0 ? 'redo' : undefined;
}

/** What was undone, or done again: the edit's own sentence. */
function sentenceOf(t: ToolTranslator, way: Way, state: DraftState, before: DraftState): string {
  const [from, to] = way === 'undo' ? [state, before] : [before, state];
  const [first, ...others] = changeSentences(t, from.resolved.full, to.resolved.full);
  if (!first) return t(`${way}.invisible`);
  const text = t(`${way}.done`, { title: first.title, change: first.text });
  return others.length === 0 ? text : `${text} ${t('undo.more', { count: others.length })}`;
}

/** Says what an undo or redo did, until the next edit. */
export function UndoNotice() {
  const t = useTranslate();
  const store = useDraftStore();
  const [notice, setNotice] = useState<{ readonly way: Way; readonly text: string }>();
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.document === before.document) return;
        const way = wayOf(state, before);
        setNotice(way ? { way, text: sentenceOf(t, way, state, before) } : undefined);
      }),
    [store, t],
  );
  return (
    <div className={styles.place} role="status">
      {notice ? (
        <p className={styles.root}>
          <span className={styles.words}>{notice.text}</span>
          <button
            type="button"
            className={styles.button}
            onClick={() => (notice.way === 'undo' ? store.getState().redo() : store.getState().undo())}
          >
            {t(notice.way === 'undo' ? 'undo.redo' : 'undo.undo')}
          </button>
          <ToolButton label={t('app.close')} onClick={() => setNotice(undefined)}>
            <X size={15} aria-hidden />
          </ToolButton>
        </p>
      ) : null}
    </div>
  );
}
