import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { addApprovalNote, askApproval, findApproval, giveApproval, rejectDraft } from '../../store/repositories/approvals.ts';
import { type AuditEntry, addAuditEntry } from '../../store/repositories/audit.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database, Queries } from '../../store/database/Database.ts';
import { findDraft } from '../../store/repositories/drafts.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import { draftView } from '../drafts/draftView.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { rulesView } from './rulesView.ts';
import { checkSecondPerson } from './secondPerson.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The hash of the draft, locked. Throws HttpProblem 409 if it has changed since the operator saw it. */
async function heldDraft(queries: Queries, live: LiveRelease, basedOn: number) {
  const draft = await findDraft(queries, live.merchantCode, true);
  if ((draft?.revision ?? 0) !== basedOn) throw new HttpProblem('draft.stale', [], { ...draftView(draft, live) });
  return draft === undefined || draft.document === null
    ? undefined
    : { hash: snapshotHash(draft.document), writerId: draft.operatorId };
}

/** The request for approval of the draft as it is now, and who wrote that. Throws HttpProblem 404 without one. */
async function heldRequest(queries: Queries, live: LiveRelease, basedOn: number) {
  const draft = await heldDraft(queries, live, basedOn);
  const approval = await findApproval(queries, live.merchantCode);
  if (approval === undefined || approval.documentHash !== draft?.hash) throw new HttpProblem('approval.unknown');
  return { ...draft, askedById: approval.askedById };
}

/** Keeps what was asked, said or decided about a draft, in its thread and in the audit log. */
async function note(
  queries: Queries,
  { by, ...kept }: Omit<Parameters<typeof addApprovalNote>[1], 'operatorId'> & { readonly by: Actor },
  action: AuditEntry['action'],
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { merchantCode, text, at } = kept;
  await addApprovalNote(queries, { ...kept, operatorId: by.id });
  await addAuditEntry(queries, {
    by,
    merchantCode,
    action,
    detail: { ...detail, ...(text === '' ? {} : { comment: text }) },
    at,
  });
}

export type ApprovalRoutes = 'askApproval' | 'approve' | 'rejectApproval' | 'commentApproval';

/** A second person looks at a draft before it goes live. */
export const approvalHandlers = ({ db, clock }: Deps): Handlers<ApprovalRoutes, LiveRelease> => ({
  askApproval: ({ body: { comment = '' }, basedOn, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const draft = await heldDraft(queries, live, basedOn);
      if (draft === undefined) throw new HttpProblem('approval.nothing');
      const at = clock();
      await askApproval(queries, merchantCode, draft.hash, by.id, at);
      await note(queries, { merchantCode, kind: 'asked', by, text: comment, at }, 'approval.asked', { draft: draft.hash });
      return rulesView(queries, merchantCode);
    }),

  approve: ({ basedOn, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const { hash, writerId, askedById } = await heldRequest(queries, live, basedOn);
      if (writerId === by.id) throw new HttpProblem('approval.own');
      const at = clock();
      await checkSecondPerson(queries, merchantCode, { firstId: askedById, second: by, now: at });
      await giveApproval(queries, merchantCode, by.id, at);
      await note(queries, { merchantCode, kind: 'approved', by, text: '', at }, 'approval.given', { draft: hash });
      return rulesView(queries, merchantCode);
    }),

  rejectApproval: ({ body: { comment }, basedOn, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const { hash } = await heldRequest(queries, live, basedOn);
      const at = clock();
      await rejectDraft(queries, merchantCode, by.id, at);
      await note(queries, { merchantCode, kind: 'rejected', by, text: comment, at }, 'approval.rejected', { draft: hash });
      return rulesView(queries, merchantCode);
    }),

  commentApproval: ({ body: { comment }, operator: by, merchant: { merchantCode } }) =>
    db.transaction(async (queries) => {
      await note(queries, { merchantCode, kind: 'comment', by, text: comment, at: clock() }, 'approval.commented', {});
      return rulesView(queries, merchantCode);
    }),
});
