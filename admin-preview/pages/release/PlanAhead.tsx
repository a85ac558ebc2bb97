import { CalendarClock } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { PlanWithDocument } from '#schemas/edges/api/releases.schema.ts';
import { compareThreeWay } from '#schemas/release/merge/mergeThreeWay.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './PlanAhead.module.css';

interface PlanFateProps {
  readonly plan: PlanWithDocument;
  /** It is due before the draft goes live. */
  readonly isBefore: boolean;
}

/** How one plan and the draft go together: the later goes on top, or both change the same settings. */
function PlanFate({ plan, isBefore }: PlanFateProps) {
  const t = useTranslate();
  const { full: moment } = useMoments();
  const live = useDraft((state) => state.live.document);
  const draft = useDraft((state) => state.document);
  const inherited = useDraft((state) => state.inherited);
  const full = useDraft(({ resolved }) => resolved.full);
  const disputed = useMemo(
    () => compareThreeWay(live, draft, plan.document, inherited).disputed,
    [plan.document, live, draft, inherited],
  );
  const when = moment(plan.dueAt);
  const settings = [...new Set(disputed.map(({ pointer }) => settingTitle(t, pointer, full)))].join(', ');
  const both = { when, who: plan.by ?? '', settings };
  return (
    <li className={styles.plan} data-disputed={settings === '' || isBefore ? undefined : ''}>
      <CalendarClock size={16} aria-hidden />
      <span>
        {settings === ''
          ? t(isBefore ? 'plan.goesBefore' : 'plan.goesOnTop', { when })
          : t(isBefore ? 'plan.isReplaced' : 'plan.willConflict', both)}
      </span>
    </li>
  );
}

/**
 * Tells who publishes, or plans for the moment `dueAt`, which releases are scheduled already and what becomes of each. Those that failed do
 * nothing any more.
 */
export function PlanAhead({ dueAt }: { readonly dueAt?: string | undefined }) {
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const load = useCallback(async () => {
    const waiting = (await api.plans({ code })).filter(({ failure }) => failure === null);
    return Promise.all(waiting.map(({ id }) => api.plan({ code, plan: id })));
  }, [api, code]);
  const loaded = useLoaded(load);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  return (
    <div role="status">
      <ul className={styles.root}>
        {loaded.value.map((plan) => (
          <PlanFate key={plan.id} plan={plan} isBefore={dueAt !== undefined && Date.parse(plan.dueAt) <= Date.parse(dueAt)} />
        ))}
      </ul>
    </div>
  );
}
