import { Gauge } from 'lucide-react';
import { useCallback, useState } from 'react';
import { VISIT_DAYS_MAX, type VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';
import { vitalNames } from '#schemas/edges/visits/vitals.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FaultTable } from './FaultTable.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { VitalCard } from './VitalCard.tsx';
import styles from './VisitsSection.module.css';

const periods = ['1', '7', '30', String(VISIT_DAYS_MAX)] as const;
type Period = (typeof periods)[number];

/** A page by its address; pages of older builds have a name instead. */
const pathOf = (page: string): string => {
  const known = pageNames.find((name) => name === page);
  return known === undefined ? page : pages[known].path;
};

const rowsOf = (t: ToolTranslator, { pages: byPage, releases, languages: byLanguage }: VisitsView) => ({
  pages: byPage.map(({ page, measures }) => ({ name: pathOf(page), measures })),
  releases: releases.map(({ revision, measures }) => ({ name: t('visits.release', { revision }), measures })),
  languages: byLanguage.map(({ language, measures }) => ({
    name: isLanguage(language) ? languages[language].endonym : language,
    measures,
  })),
});

/** What players experience: how fast pages were for them, and what failed. */
export function VisitsSection() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const isMeasured = useDraft(({ resolved }) => resolved.site.behaviour.measuring.visits);
  const [days, setDays] = useState<Period>('7');
  const load = useCallback(() => api.visits({ code: merchantCode, query: { days: Number(days) } }), [api, merchantCode, days]);
  const loaded = useLoaded(load, liveRevision);

  if (loaded.state === 'loading')
    return (
      <div className={styles.waiting}>
        <Spinner label={t('app.loading')} />
      </div>
    );
  if (loaded.state === 'failed')
    return <LoadFailure title={t('visits.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  const view = loaded.value;
  const rows = rowsOf(t, view);
  return (
    <>
      <Segmented
        label={t('visits.period')}
        options={periods.map((value) => ({ value, label: t('visits.days', { count: Number(value) }) }))}
        value={days}
        onChange={setDays}
      />
      {view.all.length === 0 ? (
        <EmptyState icon={<Gauge size={28} />} title={t('visits.none')} text={t(isMeasured ? 'visits.noneText' : 'visits.off')} />
      ) : (
        <>
          {vitalNames.map((vital) => (
            <VitalCard key={vital} vital={vital} all={view.all} times={view.times} step={view.step} />
          ))}
          {(['pages', 'releases', 'languages'] as const).map((kind) => (
            <Card key={kind} title={t(`visits.${kind}`)}>
              <MeasureTable caption={t(`visits.${kind}`)} rows={rows[kind]} />
            </Card>
          ))}
        </>
      )}
      {view.faults.length === 0 ? null : (
        <Card title={t('visits.faults')} text={t('visits.faultsText')}>
          <FaultTable faults={view.faults} />
        </Card>
      )}
    </>
  );
}
