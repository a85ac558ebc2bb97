import { CircleAlert, Cloud, CloudOff, RefreshCw } from 'lucide-react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged, isUnsaved } from '../../model/draft/draftStore.ts';
import type { DraftState } from '../../model/draft/DraftState.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SaveStatus.module.css';

type Status = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict' | 'refused';

const icons = {
  saved: Cloud,
  saving: RefreshCw,
  unsaved: RefreshCw,
  offline: CloudOff,
  conflict: CircleAlert,
  refused: CircleAlert,
} as const;

function statusOf(state: DraftState): Status {
  if (!isUnsaved(state) && Object.keys(state.unsentWaivers).length === 0) return 'saved';
  return state.saving === 'idle' ? 'unsaved' : state.saving;
}

const textOf = (t: ToolTranslator, status: Status, refusal: string | null): string =>
  status === 'refused' || (status === 'offline' && refusal !== null)
    ? t('save.refused', { reason: refusalText(t, { code: refusal ?? '', detail: {} }) })
    : t(`save.${status}`);

/** Whether the draft is safe, and whether it says anything that is not live. */
export function SaveStatus() {
  const t = useTranslate();
  const status = useDraft(statusOf);
  const refusal = useDraft((state) => state.refusal);
  const hasChanges = useDraft(isChanged);
  const text = textOf(t, status, refusal);
  const Drawing = icons[status];
  return (
    <span className={styles.root}>
      <span className={styles.kind} data-changed={hasChanges || undefined}>
        {t(hasChanges ? 'save.draft' : 'save.live')}
      </span>
      <span className={styles.status} data-status={status} role="status" title={text}>
        <Drawing size={15} aria-hidden />
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
