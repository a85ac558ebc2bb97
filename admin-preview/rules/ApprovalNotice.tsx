import { Users } from 'lucide-react';
import { roleAt } from '#schemas/api/roleGrants.ts';
import type { RulesView } from '#schemas/api/rules.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useAttempt } from '../parts/useAttempt.ts';
import type { Say } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './ApprovalNotice.module.css';
import { useRules } from './useRules.ts';

type Approval = RulesView['approval'];

function standOf(say: Say, moments: ReturnType<typeof useMoments>, approval: Approval): string {
  if (approval === null || !approval.isCurrent) return say(approval === null ? 'approval.missing' : 'approval.changed');
  const { askedBy, askedAt, approvedBy, approvedAt } = approval;
  return approvedAt === null
    ? say('approval.asked', { who: askedBy ?? '', when: moments.full(askedAt) })
    : say('approval.given', { who: approvedBy ?? '', when: moments.full(approvedAt) });
}

interface ApprovalNoticeProps {
  /** Saves what is not saved yet: an approval is for what the server has. */
  readonly flush: () => Promise<void>;
}

/** Where a second operator must approve: how far that is, and the next step. */
export function ApprovalNotice({ flush }: ApprovalNoticeProps) {
  const say = useSay();
  const moments = useMoments();
  const { api, session } = useWorkplace();
  const store = useDraftStore();
  const code = useDraft((state) => state.merchantCode);
  const loaded = useRules();
  const { attempt, fault, isBusy } = useAttempt();
  const role = roleAt(session.roles, code);
  if (loaded.state !== 'ready' || !loaded.value.fourEyes || (role !== 'publisher' && role !== 'admin')) return null;
  const { approval } = loaded.value;
  const isAsked = approval !== null && approval.isCurrent;
  const step = (send: (revision: number) => Promise<unknown>) =>
    void attempt(async () => {
      await flush();
      await send(store.getState().acknowledged.revision);
      loaded.reload();
    });

  return (
    <section className={styles.root} aria-label={say('approval.title')}>
      <Users size={18} aria-hidden />
      <div className={styles.words}>
        <p role="status">{standOf(say, moments, approval)}</p>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </div>
      {isAsked ? null : (
        <Button
          size="small"
          variant="soft"
          loading={isBusy}
          onClick={() => step((revision) => api.askApproval({ code, revision }))}
        >
          {say('approval.ask')}
        </Button>
      )}
      {isAsked && approval.approvedAt === null && approval.askedBy !== session.name ? (
        <Button size="small" variant="soft" loading={isBusy} onClick={() => step((revision) => api.approve({ code, revision }))}>
          {say('approval.approve')}
        </Button>
      ) : null}
    </section>
  );
}
