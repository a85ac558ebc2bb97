import { CalendarClock, CalendarX } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { isToolText } from '#texts/tool/toolTranslator.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { canPublish } from '../../kit/session/canEdit.ts';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './PlanCard.module.css';
import { PlannedChanges } from './PlannedChanges.tsx';
import { useTakePlan } from './useTakePlan.ts';

/** Why a planned release did not go live. */
function FailureText({ plan }: { readonly plan: PlanView }) {
  const t = useTranslate();
  const release = useDraft(({ resolved }) => resolved.full);
  const { code = '', problems = [] } = plan.failure ?? {};
  const key = `planFailure.${code}`;
  const reason = isToolText(key) ? t(key) : t('planFailure.other', { code });
  return (
    <>
      <span>{t('plan.failedWhy', { reason })}</span>
      {problems.map((each) => (
        <span key={each.code + each.pointer}>{problemSentence(t, each, release)}</span>
      ))}
    </>
  );
}

/** When a planned release goes live, or that it failed or waits, with its details. */
function PlanFacts({ plan, titleId }: { readonly plan: PlanView; readonly titleId: string }) {
  const t = useTranslate();
  const { full: moment } = useMoments();
  const { failure, heldSince, needsApproval, by, approvedBy, note } = plan;
  const hasFailed = failure !== null;
  const title = hasFailed ? 'plan.failedTitle' : heldSince === null ? 'plan.title' : 'plan.heldTitle';
  return (
    <>
      <b id={titleId}>{t(title, { when: moment(plan.dueAt) })}</b>
      {hasFailed ? <FailureText plan={plan} /> : null}
      {!hasFailed && needsApproval ? <span>{t('plan.needsApproval')}</span> : null}
      {!hasFailed && heldSince !== null ? <span>{t('plan.goesLiveThen')}</span> : null}
      {by ? <span>{t('plan.by', { by })}</span> : null}
      {!hasFailed && approvedBy ? <span>{t('plan.approvedBy', { by: approvedBy })}</span> : null}
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
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const hasEdits = useDraft(isChanged);
  const [sure, setSure] = useState<'cancel' | 'take'>();
  const [isTaken, setIsTaken] = useState(false);
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.text'));
  const takePlan = useTakePlan({ flush, onReload });
  const titleId = useId();
  const hasFailed = plan.failure !== null;

  const cancel = () =>
    attempt(async () => {
      await api.cancelPlan({ code, plan: plan.id });
      setSure(undefined);
      onEnd(t(hasFailed ? 'plan.dismissed' : 'plan.cancelled'));
      onChange();
    });
  const approve = () =>
    attempt(async () => {
      const { plan: rest } = await api.approvePlan({ code, plan: plan.id, body: { hash: plan.hash } });
      if (rest === null) onEnd(t('plan.wentLive'));
      onChange();
    });
  const take = () =>
    attempt(async () => {
      const isDone = await takePlan(plan);
      setSure(undefined);
      setIsTaken(isDone && !hasFailed);
      if (isDone && hasFailed) onEnd(t('plan.taken'));
      onChange();
    });

  return (
    <li className={styles.root} data-failed={hasFailed || undefined}>
      {hasFailed ? <CalendarX size={16} aria-hidden /> : <CalendarClock size={16} aria-hidden />}
      <div className={styles.words}>
        <PlanFacts plan={plan} titleId={titleId} />
        <PlannedChanges plan={plan} className={styles.what} />
        <span role="status">{isTaken ? t('plan.taken') : ''}</span>
        <span role="alert">{fault}</span>
      </div>
      {canPublish(session) ? (
        <div className={styles.buttons}>
          {canApprove(plan, session) ? (
            <Button size="small" loading={isBusy} aria-describedby={titleId} onClick={() => void approve()}>
              {t(plan.heldSince === null ? 'plan.approve' : 'plan.approveNow')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={sure === 'take' ? 'danger' : 'soft'}
            aria-describedby={titleId}
            onClick={() => (hasEdits && sure !== 'take' ? setSure('take') : void take())}
            onBlur={() => setSure(undefined)}
          >
            {t(sure === 'take' ? 'plan.takeSure' : 'plan.take')}
          </Button>
          <Button
            size="small"
            variant={sure === 'cancel' ? 'danger' : 'soft'}
            aria-describedby={titleId}
            onClick={() => (hasFailed || sure === 'cancel' ? void cancel() : setSure('cancel'))}
            onBlur={() => setSure(undefined)}
          >
            {t(hasFailed ? 'plan.dismiss' : sure === 'cancel' ? 'plan.cancelSure' : 'plan.cancel')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </li>
  );
}
