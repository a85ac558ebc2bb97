import { useCallback } from 'react';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { ChangeList } from '../release/ChangeList.tsx';
import { releaseSentences } from '../release/releaseSentences.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

interface AuditReleaseProps {
  readonly merchantCode: string;
  readonly releaseId: number;
}

/** What a release changed that an entry of the audit log is about; the entry names the release only. */
export function AuditRelease({ merchantCode, releaseId }: AuditReleaseProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const load = useCallback(async () => {
    const [documents, { presets, live }] = await Promise.all([
      api.release({ code: merchantCode, release: releaseId }),
      api.merchant({ code: merchantCode }),
    ]);
    return { documents, sentences: releaseSentences(t, documents, presets, live.document) };
  }, [api, t, merchantCode, releaseId]);
  const loaded = useLoaded(load);
  if (loaded.state === 'loading') return <Spinner label={t('app.loading')} />;
  if (loaded.state === 'failed') return <p role="alert">{refusalText(t, loaded.refusal)}</p>;
  const { documents, sentences } = loaded.value;
  if (sentences.length > 0) return <ChangeList changes={sentences} />;
  return <p>{t(documents.before === null ? 'history.first' : 'history.noChanges')}</p>;
}
