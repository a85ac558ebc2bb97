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
import { useSay } from '../../kit/texts/say.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './EarlierRelease.module.css';

/** Chooses a stored release of the merchant, which the draft is compared with. */
export function EarlierRelease({ onChosen }: { readonly onChosen: (settings: FullRelease) => void }) {
  const say = useSay();
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
      return <Spinner label={say('app.loading')} />;
    case 'failed':
      return <LoadFailure title={say('history.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
    case 'ready': {
      const earlier = loaded.value.filter(({ isLive }) => !isLive);
      if (earlier.length === 0)
        return <EmptyState title={say('changes.release.first')} text={say('changes.release.firstText')} />;
      return (
        <div>
          <AxisSelect
            label={say('changes.release.which')}
            value={chosen}
            options={[
              { value: '', label: say('changes.release.choose') },
              ...earlier.map(({ releaseId, revision, createdAt }) => ({
                value: String(releaseId),
                label: `${say('history.revision', { revision })} · ${moments.full(createdAt)}`,
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
