import { CalendarClock } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { compareThreeWay } from '#schemas/merge/mergeThreeWay.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './PlanAhead.module.css';

/** Tells who publishes what becomes of the release that is scheduled: it goes on top, or both change the same settings. */
export function PlanAhead() {
  const say = useSay();
  const { full: moment } = useMoments();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const live = useDraft((state) => state.live.document);
  const draft = useDraft((state) => state.document);
  const inherited = useDraft((state) => state.inherited);
  const full = useDraft(({ resolved }) => resolved.full);
  const load = useCallback(() => api.plan({ code }), [api, code]);
  const loaded = useLoaded(load);
  const plan = loaded.state === 'ready' ? loaded.value.plan : null;
  const disputed = useMemo(
    () => (plan === null ? [] : compareThreeWay(live, draft, plan.document, inherited).disputed),
    [plan, live, draft, inherited],
  );
  if (plan === null || plan.failure !== null) return null;
  const when = moment(plan.dueAt);
  const settings = [...new Set(disputed.map(({ pointer }) => settingTitle(say, pointer, full)))].join(', ');
  return (
    <p className={styles.root} role="status" data-disputed={settings === '' ? undefined : ''}>
      <CalendarClock size={16} aria-hidden />
      <span>
        {settings === '' ? say('plan.goesOnTop', { when }) : say('plan.willConflict', { when, who: plan.by ?? '', settings })}
      </span>
    </p>
  );
}
