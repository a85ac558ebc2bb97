import { useCallback } from 'react';
import { verdictOf } from '#schemas/edges/visits/vitals.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useVitalValue } from '../visits/useVitalValue.ts';
import { LoadedPart } from './LoadedPart.tsx';
import styles from './OverviewSection.module.css';

/** What players experience of the release that is live, as far as their visits have been measured. */
export function ExperienceCard() {
  const t = useTranslate();
  const show = useVitalValue();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const isMeasured = useDraft(({ resolved }) => resolved.site.behaviour.measuring.visits);
  const load = useCallback(() => api.visits({ code: merchantCode, query: { days: DAYS } }), [api, merchantCode]);
  const visits = useLoaded(load, liveRevision);
  return (
    <Card title={t('overview.experience')} text={t('overview.experienceText', { revision: liveRevision, days: DAYS })}>
      <LoadedPart loaded={visits} failed={t('visits.failed')}>
        {({ releases }) => {
          const measures = releases.find(({ revision }) => revision === liveRevision)?.measures ?? [];
          if (measures.length === 0)
            return (
              <>
                <p>{t('visits.none')}</p>
                <p className={styles.text}>{t(isMeasured ? 'visits.noneText' : 'visits.off')}</p>
              </>
            );
          return (
            <dl className={styles.vitals}>
              {measures.map(({ vital, value }) => (
                <div key={vital} className={styles.vital}>
                  <dt>{t(`visits.${vital}`)}</dt>
                  <dd data-verdict={verdictOf(vital, value)}>
                    <b>{show(vital, value)}</b> {t(`visits.${verdictOf(vital, value)}`)}
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </LoadedPart>
      <div className={styles.foot}>
        <a href={addressOf({ page: 'editor', merchantCode, section: 'visits' })}>{t('section.visits')}</a>
      </div>
    </Card>
  );
}

/** As many days as the section of visits begins with. */
const DAYS = 7;
