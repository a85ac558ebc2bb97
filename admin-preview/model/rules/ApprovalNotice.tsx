import { Users } from 'lucide-react';
import { useState } from 'react';
import { isAtLeast, roleAt } from '#schemas/edges/api/roleGrants.ts';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { ApprovalNotes } from './ApprovalNotes.tsx';
import styles from './ApprovalNotice.module.css';
import { useRules } from './useRules.ts';

type Approval = RulesView['approval'];

function standOf(t: ToolTranslator, moments: ReturnType<typeof useMoments>, approval: Approval): string {
  if (approval === null || !approval.isCurrent) return t(approval === null ? 'approval.missing' : 'approval.changed');
  const { askedBy, askedAt, approvedBy, approvedAt, rejectedBy, rejectedAt } = approval;
  if (approvedAt !== null) return t('approval.given', { who: approvedBy ?? '', when: moments.full(approvedAt) });
  if (rejectedAt !== null) return t('approval.rejected', { who: rejectedBy ?? '', when: moments.full(rejectedAt) });
  return t('approval.asked', { who: askedBy ?? '', when: moments.full(askedAt) });
}

interface ApprovalNoticeProps {
  /** Saves unsaved edits first: an approval is for the draft on the server. */
  readonly flush: () => Promise<void>;
}

/** Where a second operator must approve: how far that is, what was said about it, and the next step. */
export function ApprovalNotice({ flush }: ApprovalNoticeProps) {
  const t = useTranslate();
  const moments = useMoments();
  const { api, session } = useWorkplace();
  const store = useDraftStore();
  const code = useDraft((state) => state.merchantCode);
  const loaded = useRules();
  const [comment, setComment] = useState('');
  const { attempt, fault, isBusy } = useAttempt();
  const role = roleAt(session.roles, code);
  if (loaded.state !== 'ready' || !loaded.value.fourEyes || role === undefined || !isAtLeast(role, 'editor')) return null;
  const { approval, notes } = loaded.value;
  const isAsked = approval !== null && approval.isCurrent && approval.rejectedAt === null;
  const mayDecide = isAsked && approval.approvedAt === null && approval.askedBy !== session.name && isAtLeast(role, 'publisher');
  const body = { comment: comment.trim() };
  const isSilent = body.comment === '';
  const step = (send: (revision: number) => Promise<unknown>) =>
    void attempt(async () => {
      await flush();
      await send(store.getState().acknowledged.revision);
      setComment('');
      loaded.reload();
    });
  const act = (text: string, isOff: boolean, send: (revision: number) => Promise<unknown>) => (
    <Button size="small" variant="soft" loading={isBusy} disabled={isOff} onClick={() => step(send)}>
      {text}
    </Button>
  );

  return (
    <section className={styles.root} aria-label={t('approval.title')}>
      <Users size={18} aria-hidden />
      <div className={styles.words}>
        <p role="status">{standOf(t, moments, approval)}</p>
        <ApprovalNotes notes={notes} />
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </div>
      <div className={styles.acts}>
        <Field label={t('approval.comment')} hint={mayDecide ? t('approval.commentHint') : undefined}>
          {(ids) => <TextInput {...ids} value={comment} maxLength={500} onChange={({ target }) => setComment(target.value)} />}
        </Field>
        <div className={styles.buttons}>
          {isAsked ? null : act(t('approval.ask'), false, (revision) => api.askApproval({ code, revision, body }))}
          {mayDecide ? act(t('approval.approve'), false, (revision) => api.approve({ code, revision })) : null}
          {mayDecide ? act(t('approval.reject'), isSilent, (revision) => api.rejectApproval({ code, revision, body })) : null}
          {act(t('approval.say'), isSilent, () => api.commentApproval({ code, body }))}
        </div>
      </div>
    </section>
  );
}
