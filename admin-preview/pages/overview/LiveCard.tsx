import { useCallback } from 'react';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { OpenSite } from '../release/OpenSite.tsx';
import { ReleaseDetails } from '../release/ReleaseDetails.tsx';
import { ReleaseFacts } from '../release/ReleaseFacts.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { LoadedPart } from './LoadedPart.tsx';
import styles from './OverviewSection.module.css';

/** The release that players see: who made it so, when, from what, and what it changed. */
export function LiveCard() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const load = useCallback(() => api.releases({ code: merchantCode }), [api, merchantCode]);
  const releases = useLoaded(load, liveRevision);
  return (
    <Card title={t('facts.live')}>
      <LoadedPart loaded={releases} failed={t('history.failed')}>
        {(entries) => {
          const live = entries.find(({ isLive }) => isLive);
          if (live === undefined) return <p className={styles.text}>{t('history.empty')}</p>;
          return (
            <>
              <ReleaseFacts entry={live} />
              <ReleaseDetails entry={live} />
              <div className={styles.foot}>
                <OpenSite />
                <a href={addressOf({ page: 'editor', merchantCode, section: 'history' })}>{t('section.history')}</a>
              </div>
            </>
          );
        }}
      </LoadedPart>
    </Card>
  );
}
