import { useCallback } from 'react';
import { verdictOf } from '#schemas/edges/visits/vitals.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { useSay } from '../../kit/texts/say.ts';
import { useVitalValue } from '../visits/useVitalValue.ts';
import { LoadedPart } from './LoadedPart.tsx';
import styles from './OverviewSection.module.css';

/** What players experience of the release that is live, as far as their visits have been measured. */
export function ExperienceCard() {
  const say = useSay();
  const show = useVitalValue();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const isMeasured = useDraft(({ resolved }) => resolved.site.behaviour.measuring.visits);
  const load = useCallback(() => api.visits({ code: merchantCode, query: { days: DAYS } }), [api, merchantCode]);
  const visits = useLoaded(load, liveRevision);
  return (
    <Card title={say('overview.experience')} text={say('overview.experienceText', { revision: liveRevision, days: DAYS })}>
      <LoadedPart loaded={visits} failed={say('visits.failed')}>
        {({ releases }) => {
          const measures = releases.find(({ revision }) => revision === liveRevision)?.measures ?? [];
          if (measures.length === 0)
            return (
              <>
                <p>{say('visits.none')}</p>
                <p className={styles.text}>{say(isMeasured ? 'visits.noneText' : 'visits.off')}</p>
              </>
            );
          return (
            <dl className={styles.vitals}>
              {measures.map(({ vital, value }) => (
                <div key={vital} className={styles.vital}>
                  <dt>{say(`visits.${vital}`)}</dt>
                  <dd data-verdict={verdictOf(vital, value)}>
                    <b>{show(vital, value)}</b> {say(`visits.${verdictOf(vital, value)}`)}
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </LoadedPart>
      <div className={styles.foot}>
        <a href={addressOf({ page: 'editor', merchantCode, section: 'visits' })}>{say('section.visits')}</a>
      </div>
    </Card>
  );
}

/** As many days as the section of visits begins with. */
const DAYS = 7;
