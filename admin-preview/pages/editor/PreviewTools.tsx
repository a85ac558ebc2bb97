import { Columns2, History, Pin, Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { AddressBar } from '../../preview/frame/AddressBar.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { usePreview, usePreviewStore } from '../../preview/frame/PreviewContext.ts';
import type { PreviewTarget } from '../../preview/frame/previewTarget.ts';
import { targetOf } from '../../preview/frame/previewStore.ts';
import { useAskSince } from '../release/useAskSince.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PreviewPane.module.css';
import type { Opened } from './useEditorActs.ts';

interface PreviewToolsProps {
  readonly onOpen: (what: Opened) => void;
}

/** What would have to change in a pinned preview to show the edited settings. */
function useElsewhere(): PreviewTarget | undefined {
  const preview = usePreview((state) => state);
  const site = useDraft(({ resolved }) => resolved.site);
  return useMemo(() => (preview.isPinned ? targetOf(preview, site) : undefined), [preview, site]);
}

/** Where the phone is, and what can be done with what it shows. */
export function PreviewTools({ onOpen }: PreviewToolsProps) {
  const t = useTranslate();
  const askSince = useAskSince();
  const path = usePreview((preview) => preview.path);
  const isPinned = usePreview((preview) => preview.isPinned);
  const { navigate, togglePin, goToTarget } = usePreviewStore().getState();
  const elsewhere = useElsewhere();
  return (
    <div className={styles.top}>
      <AddressBar path={path} onGo={(next) => navigate({ path: next })} />
      <ToolButton label={t('compare.open')} word={t('compare.word')} onClick={() => onOpen('compare')}>
        <Columns2 size={16} aria-hidden />
      </ToolButton>
      {askSince ? (
        <ToolButton label={t('since.ask')} onClick={askSince}>
          <History size={16} aria-hidden />
        </ToolButton>
      ) : null}
      <ToolButton label={t('share.open')} word={t('share.word')} onClick={() => onOpen('share')}>
        <Smartphone size={16} aria-hidden />
      </ToolButton>
      <ToolButton label={t('frame.pin')} isPressed={isPinned} onClick={togglePin}>
        <Pin size={16} fill={isPinned ? 'currentColor' : 'none'} aria-hidden />
      </ToolButton>
      {elsewhere ? (
        <button type="button" className={styles.elsewhere} onClick={() => goToTarget(elsewhere)}>
          {t('frame.showEdited')}
        </button>
      ) : null}
    </div>
  );
}
