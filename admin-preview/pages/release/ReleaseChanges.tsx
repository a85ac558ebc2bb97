import { useCallback, useMemo, useState } from 'react';
import type { ReleaseDocuments, ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { canEdit } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './ReleaseChanges.module.css';
import { releaseSentences } from './releaseSentences.ts';

/** What a release changed, in sentences. */
function useSentences({ document, before }: ReleaseDocuments) {
  const t = useTranslate();
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  return useMemo(() => releaseSentences(t, { document, before }, presets, live), [t, presets, live, document, before]);
}

function Changes({ documents, revision }: { readonly documents: ReleaseDocuments; readonly revision: number }) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const setAt = useDraft((state) => state.setAt);
  const replace = useDraft((state) => state.replace);
  const [said, setSaid] = useState('');
  const changes = useSentences(documents);
  const { document, before } = documents;
  const mayEdit = canEdit(session);

  function putBack(pointer: string) {
    setAt(pointer, valueAt(before, pointer));
    setSaid(t('history.wasPutBack', { title: changes.find((each) => each.pointer === pointer)?.title ?? pointer }));
  }
  function restore() {
    replace(document);
    setSaid(t('history.restored', { revision }));
  }
  return (
    <div className={styles.root}>
      {before === null ? <p className={styles.text}>{t('history.first')}</p> : null}
      {before !== null && changes.length === 0 ? <p className={styles.text}>{t('history.noChanges')}</p> : null}
      {changes.length > 0 ? <ChangeList changes={changes} onPutBack={mayEdit ? putBack : undefined} /> : null}
      {mayEdit ? (
        <Button variant="soft" size="small" aria-label={t('history.restoreThis', { revision })} onClick={restore}>
          {t('history.restore')}
        </Button>
      ) : null}
      <p className={styles.text} role="status">
        {said}
      </p>
    </div>
  );
}

/** What a release changed, setting by setting; any of it, or all, can be had back in the draft. */
export function ReleaseChanges({ entry }: { readonly entry: ReleaseEntry }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { releaseId, revision } = entry;
  const load = useCallback(() => api.release({ code: merchantCode, release: releaseId }), [api, merchantCode, releaseId]);
  const loaded = useLoaded(load);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('app.loading')} />;
    case 'failed':
      return <LoadFailure title={t('history.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
    case 'ready':
      return <Changes documents={loaded.value} revision={revision} />;
  }
}
