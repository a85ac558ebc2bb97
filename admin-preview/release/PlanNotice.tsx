import { CalendarClock, CalendarX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import type { SessionView } from '#schemas/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { bareRelease, resolveDraft, resolveRelease } from '../draft/resolveDraft.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { useConfirmedAttempt } from '../session/useConfirmedAttempt.tsx';
import { canPublish } from '../session/canEdit.ts';
import { isToolText } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';
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

/** Is where the plan was, and takes the focus that went with its button: the next Tab goes on from there. */
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

/** When something goes live, or that it failed or waits, and what is known of it. */
function PlanFacts({ plan }: { readonly plan: PlanView }) {
  const say = useSay();
  const { full: moment } = useMoments();
  const { failure, heldSince, needsApproval, by, approvedBy, note } = plan;
  const hasFailed = failure !== null;
  const title = hasFailed ? 'plan.failedTitle' : heldSince === null ? 'plan.title' : 'plan.heldTitle';
  return (
    <>
      <b>{say(title, { when: moment(plan.dueAt) })}</b>
      {hasFailed ? <FailureText plan={plan} /> : null}
      {!hasFailed && needsApproval ? <span>{say('plan.needsApproval')}</span> : null}
      {!hasFailed && heldSince !== null ? <span>{say('plan.goesLiveThen')}</span> : null}
      {!hasFailed && by ? <span>{say('plan.by', { by })}</span> : null}
      {!hasFailed && approvedBy ? <span>{say('plan.approvedBy', { by: approvedBy })}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}

/** Whether an operator who may publish can approve a plan that needs it, or waits; the server decides again. */
const canApprove = ({ failure, needsApproval, heldSince, by }: PlanView, { name }: SessionView): boolean =>
  failure === null && (needsApproval ? by !== name : heldSince !== null);

/** What goes live at a time, or why it could not, and the ways to approve it and to take it back. Loaded again at each `occasion`. */
export function PlanNotice({ occasion }: { readonly occasion: number }) {
  const say = useSay();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.plan({ code: merchantCode }), [api, merchantCode]);
  const loaded = useLoaded(load, occasion);
  const [isSure, setIsSure] = useState(false);
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(say('confirm.text'));
  const [goodbye, setGoodbye] = useState('');
  const plan = loaded.state === 'ready' ? loaded.value.plan : null;
  if (plan === null) return goodbye === '' ? null : <Goodbye text={goodbye} onLeave={() => setGoodbye('')} />;
  const hasFailed = plan.failure !== null;

  const cancel = () =>
    void attempt(async () => {
      await api.cancelPlan({ code: merchantCode });
      setIsSure(false);
      setGoodbye(say(hasFailed ? 'plan.dismissed' : 'plan.cancelled'));
      loaded.reload();
    });
  const approve = () =>
    void attempt(async () => {
      const { plan: rest } = await api.approvePlan({ code: merchantCode, body: { hash: plan.hash } });
      if (rest === null) setGoodbye(say('plan.wentLive'));
      loaded.reload();
    });

  return (
    <section className={styles.root} data-failed={hasFailed || undefined} aria-label={say('plan.changes')}>
      {hasFailed ? <CalendarX size={16} aria-hidden /> : <CalendarClock size={16} aria-hidden />}
      <div className={styles.words}>
        <PlanFacts plan={plan} />
        <PlannedChanges plan={plan} />
        <span role="alert">{fault}</span>
      </div>
      {canPublish(session) ? (
        <div className={styles.buttons}>
          {canApprove(plan, session) ? (
            <Button size="small" loading={isBusy} onClick={approve}>
              {say(plan.heldSince === null ? 'plan.approve' : 'plan.approveNow')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={isSure ? 'danger' : 'soft'}
            onClick={hasFailed || isSure ? cancel : () => setIsSure(true)}
            onBlur={() => setIsSure(false)}
          >
            {say(hasFailed ? 'plan.dismiss' : isSure ? 'plan.cancelSure' : 'plan.cancel')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </section>
  );
}
