import { useCallback, useState } from 'react';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './EarlierRelease.module.css';

/** Chooses a stored release of the merchant, which the draft is compared with. */
export function EarlierRelease({ onChosen }: { readonly onChosen: (settings: FullRelease) => void }) {
  const t = useTranslate();
  const moments = useMoments();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live);
  const [chosen, setChosen] = useState('');
  const { attempt, fault } = useAttempt();
  const load = useCallback(() => api.releases({ code: merchantCode }), [api, merchantCode]);
  const loaded = useLoaded(load, live.revision);

  function choose(releaseId: string) {
    setChosen(releaseId);
    if (releaseId === '') return;
    void attempt(async () => {
      const { document } = await api.release({ code: merchantCode, release: Number(releaseId) });
      onChosen(resolveDraft(document, presets, bareRelease(live.document)).full);
    });
  }

  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('app.loading')} />;
    case 'failed':
      return <LoadFailure title={t('history.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
    case 'ready': {
      const earlier = loaded.value.filter(({ isLive }) => !isLive);
      if (earlier.length === 0) return <EmptyState title={t('changes.release.first')} text={t('changes.release.firstText')} />;
      return (
        <div>
          <AxisSelect
            label={t('changes.release.which')}
            value={chosen}
            options={[
              { value: '', label: t('changes.release.choose') },
              ...earlier.map(({ releaseId, revision, createdAt }) => ({
                value: String(releaseId),
                label: `${t('history.revision', { revision })} · ${moments.full(createdAt)}`,
              })),
            ]}
            onChange={choose}
          />
          {fault ? (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          ) : null}
        </div>
      );
    }
  }
}
