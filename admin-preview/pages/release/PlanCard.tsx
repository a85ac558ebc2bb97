import { CalendarClock, CalendarX } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { isToolText } from '#texts/tool/say.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { canPublish } from '../../kit/session/canEdit.ts';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';
import { useSay } from '../../kit/texts/say.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './PlanCard.module.css';
import { PlannedChanges } from './PlannedChanges.tsx';
import { useTakePlan } from './useTakePlan.ts';

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

/** When a planned release goes live, or that it failed or waits, with its details. */
function PlanFacts({ plan, titleId }: { readonly plan: PlanView; readonly titleId: string }) {
  const say = useSay();
  const { full: moment } = useMoments();
  const { failure, heldSince, needsApproval, by, approvedBy, note } = plan;
  const hasFailed = failure !== null;
  const title = hasFailed ? 'plan.failedTitle' : heldSince === null ? 'plan.title' : 'plan.heldTitle';
  return (
    <>
      <b id={titleId}>{say(title, { when: moment(plan.dueAt) })}</b>
      {hasFailed ? <FailureText plan={plan} /> : null}
      {!hasFailed && needsApproval ? <span>{say('plan.needsApproval')}</span> : null}
      {!hasFailed && heldSince !== null ? <span>{say('plan.goesLiveThen')}</span> : null}
      {by ? <span>{say('plan.by', { by })}</span> : null}
      {!hasFailed && approvedBy ? <span>{say('plan.approvedBy', { by: approvedBy })}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}

/** Whether an operator who may publish can approve a plan that needs it, or waits; the server decides again. */
const canApprove = ({ failure, needsApproval, heldSince, by }: PlanView, { name }: SessionView): boolean =>
  failure === null && (needsApproval ? by !== name : heldSince !== null);

interface PlanCardProps {
  readonly plan: PlanView;
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
  /** The plan is gone; `said` is the outcome. */
  readonly onEnd: (said: string) => void;
  /** The plan was changed: shown data may be outdated. */
  readonly onChange: () => void;
}

/** One plan, and the ways to approve it, to take its content into the draft, and to end it. */
export function PlanCard({ plan, flush, onReload, onEnd, onChange }: PlanCardProps) {
  const say = useSay();
  const { api, session } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const hasEdits = useDraft(isChanged);
  const [sure, setSure] = useState<'cancel' | 'take'>();
  const [isTaken, setIsTaken] = useState(false);
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(say('confirm.text'));
  const takePlan = useTakePlan({ flush, onReload });
  const titleId = useId();
  const hasFailed = plan.failure !== null;

  const cancel = () =>
    attempt(async () => {
      await api.cancelPlan({ code, plan: plan.id });
      setSure(undefined);
      onEnd(say(hasFailed ? 'plan.dismissed' : 'plan.cancelled'));
      onChange();
    });
  const approve = () =>
    attempt(async () => {
      const { plan: rest } = await api.approvePlan({ code, plan: plan.id, body: { hash: plan.hash } });
      if (rest === null) onEnd(say('plan.wentLive'));
      onChange();
    });
  const take = () =>
    attempt(async () => {
      const isDone = await takePlan(plan);
      setSure(undefined);
      setIsTaken(isDone && !hasFailed);
      if (isDone && hasFailed) onEnd(say('plan.taken'));
      onChange();
    });

  return (
    <li className={styles.root} data-failed={hasFailed || undefined}>
      {hasFailed ? <CalendarX size={16} aria-hidden /> : <CalendarClock size={16} aria-hidden />}
      <div className={styles.words}>
        <PlanFacts plan={plan} titleId={titleId} />
        <PlannedChanges plan={plan} className={styles.what} />
        <span role="status">{isTaken ? say('plan.taken') : ''}</span>
        <span role="alert">{fault}</span>
      </div>
      {canPublish(session) ? (
        <div className={styles.buttons}>
          {canApprove(plan, session) ? (
            <Button size="small" loading={isBusy} aria-describedby={titleId} onClick={() => void approve()}>
              {say(plan.heldSince === null ? 'plan.approve' : 'plan.approveNow')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={sure === 'take' ? 'danger' : 'soft'}
            aria-describedby={titleId}
            onClick={() => (hasEdits && sure !== 'take' ? setSure('take') : void take())}
            onBlur={() => setSure(undefined)}
          >
            {say(sure === 'take' ? 'plan.takeSure' : 'plan.take')}
          </Button>
          <Button
            size="small"
            variant={sure === 'cancel' ? 'danger' : 'soft'}
            aria-describedby={titleId}
            onClick={() => (hasFailed || sure === 'cancel' ? void cancel() : setSure('cancel'))}
            onBlur={() => setSure(undefined)}
          >
            {say(hasFailed ? 'plan.dismiss' : sure === 'cancel' ? 'plan.cancelSure' : 'plan.cancel')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </li>
  );
}
