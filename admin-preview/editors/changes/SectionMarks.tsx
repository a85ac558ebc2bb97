import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { canEdit } from '../../kit/session/canEdit.ts';
import { type Section, sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { changesFrom } from './changeLists.ts';
import styles from './SectionMarks.module.css';

/** How much of a section the merchant says itself, and the way back to the preset for all of it. */
export function SectionMarks({ section }: { readonly section: Section }) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const store = useDraftStore();
  const merchantCode = useDraft((state) => state.merchantCode);
  const resolved = useDraft((state) => state.resolved);
  const setAll = useDraft((state) => state.setAll);
  const own = useMemo(
    () => changesFrom('preset', store.getState()).filter(({ pointer }) => sectionOf(pointer) === section),
    // oxlint-disable-next-line react/exhaustive-deps -- the state is read whole; it changes with what is resolved
    [store, resolved, section],
  );
  if (own.length === 0) return null;
  return (
    <p className={styles.root}>
      <a className={styles.count} href={addressOf({ page: 'editor', merchantCode, section: 'changes', part: 'preset' })}>
        {t('changes.own', { count: own.length })}
      </a>
      {canEdit(session) ? (
        <button
          type="button"
          className={styles.reset}
          onClick={() => setAll(Object.fromEntries(own.map(({ pointer }) => [pointer, undefined])))}
        >
          <RotateCcw size={13} aria-hidden />
          {t('changes.resetSection')}
        </button>
      ) : null}
    </p>
  );
}
