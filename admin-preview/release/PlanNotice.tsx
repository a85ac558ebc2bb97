import { CalendarClock, CalendarX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Refusal } from '../api/Refusal.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { changeSentences } from '../draft/changeSentences.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { bareRelease, resolveDraft, resolveRelease } from '../draft/resolveDraft.ts';
import { problemSentence } from '../problems/problemSentence.ts';
import { canPublish } from '../session/canEdit.ts';
import { refusalText } from '../texts/refusalText.ts';
import { isToolText, useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './PlanNotice.module.css';

/** What was saved for later, compared with what is live now. */
function PlannedChanges({ plan }: { readonly plan: PlanView }) {
  const say = useSay();
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const changes = useMemo(() => {
    const planned = resolveDraft(plan.document, presets, bareRelease(live)).full;
    return changeSentences(say, resolveRelease(live, presets).full, planned);
  }, [say, plan.document, presets, live]);
  return (
    <details className={styles.what}>
      <summary>{say('plan.changes')}</summary>
      <ChangeList changes={changes} />
    </details>
  );
}

/** Why a planned release did not go live. */
function FailureText({ plan }: { readonly plan: PlanView }) {
  const say = useSay();
  const release = useDraft(({ resolved }) => resolved.full);
  const { code = '', problems = [] } = plan.failure ?? {};
  const key = `planFailure.${code}`;
  const reason = isToolText(key) ? say(key) : say('planFailure.other', { code });
  return (
    <>
      <span>{say('plan.failedWhy', { reason })}</span>
      {problems.map((each) => (
        <span key={each.code + each.pointer}>{problemSentence(say, each, release)}</span>
      ))}
    </>
  );
}

/** Stands where the plan stood, and takes the focus that went with its button: the next Tab goes on from there. */
function Goodbye({ text, onLeave }: { readonly text: string; readonly onLeave: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to the focus moving on
    <p ref={line} role="status" tabIndex={-1} className={styles.goodbye} onBlur={onLeave}>
      {text}
    </p>
  );
}

/** What goes live at a time, or why it could not, and the way to take it back. Loaded anew at each `occasion`. */
export function PlanNotice({ occasion }: { readonly occasion: number }) {
  const say = useSay();
  const { full: moment } = useMoments();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.plan({ code: merchantCode }), [api, merchantCode]);
  const loaded = useLoaded(load, occasion);
  const [isSure, setIsSure] = useState(false);
  const [fault, setFault] = useState('');
  const [goodbye, setGoodbye] = useState('');
  const plan = loaded.state === 'ready' ? loaded.value.plan : null;
  if (plan === null) return goodbye === '' ? null : <Goodbye text={goodbye} onLeave={() => setGoodbye('')} />;
  const hasFailed = plan.failure !== null;
  const when = moment(plan.dueAt);

  async function cancel() {
    try {
      await api.cancelPlan({ code: merchantCode });
      setIsSure(false);
      setGoodbye(say(hasFailed ? 'plan.dismissed' : 'plan.cancelled'));
      loaded.reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(say, error));
    }
  }

  return (
    <section className={styles.root} data-failed={hasFailed || undefined} aria-label={say('plan.changes')}>
      {hasFailed ? <CalendarX size={16} aria-hidden /> : <CalendarClock size={16} aria-hidden />}
      <div className={styles.words}>
        <b>{say(hasFailed ? 'plan.failedTitle' : 'plan.title', { when })}</b>
        {hasFailed ? <FailureText plan={plan} /> : null}
        {!hasFailed && plan.by ? <span>{say('plan.by', { by: plan.by })}</span> : null}
        {plan.note ? <span className={styles.note}>{plan.note}</span> : null}
        <PlannedChanges plan={plan} />
        <span role="alert">{fault}</span>
      </div>
      {canPublish(session) ? (
        <Button
          size="small"
          variant={isSure ? 'danger' : 'soft'}
          onClick={hasFailed || isSure ? () => void cancel() : () => setIsSure(true)}
          onBlur={() => setIsSure(false)}
        >
          {say(hasFailed ? 'plan.dismiss' : isSure ? 'plan.cancelSure' : 'plan.cancel')}
        </Button>
      ) : null}
    </section>
  );
}
