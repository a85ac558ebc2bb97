import { useCallback, useMemo, useState } from 'react';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ChangeList } from './ChangeList.tsx';

/** What a planned document changes in the live release, in sentences. */
function Changes({ document }: { readonly document: unknown }) {
  const t = useTranslate();
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const liveNow = useDraft(({ liveResolved }) => liveResolved.full);
  const changes = useMemo(
    () => changeSentences(t, liveNow, resolveDraft(document, presets, bareRelease(live)).full),
    [t, document, presets, live, liveNow],
  );
  return <ChangeList changes={changes} />;
}

function LoadedChanges({ id }: { readonly id: number }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.plan({ code, plan: id }), [api, code, id]);
  const loaded = useLoaded(load);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('app.loading')} />;
    case 'failed':
      return <LoadFailure title={t('plan.changesFailed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
    case 'ready':
      return <Changes document={loaded.value.document} />;
  }
}

/** A planned release compared with the live one. Loaded when it is opened. */
export function PlannedChanges({ plan, className }: { readonly plan: PlanView; readonly className: string | undefined }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={className} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('plan.changes')}</summary>
      {isOpen ? <LoadedChanges id={plan.id} /> : null}
    </details>
  );
}
