import { dequal } from 'dequal/lite';
import type { RulesView } from '#schemas/api/rules.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { askOwnHost } from '../../http/askOwnHost.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { type AuditEntry, addAuditEntry } from '../../store/audit.ts';
import {
  addApprovalNote,
  approvalNotes,
  askApproval,
  dropApproval,
  findApproval,
  giveApproval,
  rejectDraft,
} from '../../store/approvals.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database, Queries } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import { type Actor, hasOtherPublisher } from '../../store/operators.ts';
import {
  type RuleValues,
  type StoredChange,
  dropRuleChange,
  findPublishRules,
  findRuleChange,
  limitsIn,
  setPublishRules,
  setRuleChange,
} from '../../store/publishRules.ts';
import { addWebhookEvent } from '../../store/webhookDeliveries.ts';
import { draftView } from '../drafts/draftView.ts';
import { readDraftSite } from '../drafts/readDraftSite.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { notifyTools } from './planRelease.ts';
import { checkSecondPerson } from './secondPerson.ts';
import type { WeighDeps } from './homeFaults.ts';

interface Deps extends WeighDeps {
  readonly db: Database;
  readonly clock: Clock;
}

async function rulesView(queries: Queries, merchantCode: string): Promise<RulesView> {
  const approval = await findApproval(queries, merchantCode);
  const draft = await findDraft(queries, merchantCode);
  const { confirmMinutes, fourEyes, ...limits } = await findPublishRules(queries, merchantCode);
  const change = await findRuleChange(queries, merchantCode);
  const notes = await approvalNotes(queries, merchantCode);
  return {
    confirmMinutes,
    fourEyes,
    homeLimits: limitsIn(limits),
    change: change ? { ...change.rules, homeLimits: limitsIn(change.rules), by: change.by, at: change.at.toISOString() } : null,
    approval: approval
      ? {
          askedBy: approval.askedBy,
          askedAt: approval.askedAt.toISOString(),
          approvedBy: approval.approvedBy,
          approvedAt: approval.approvedAt?.toISOString() ?? null,
          rejectedBy: approval.rejectedBy,
          rejectedAt: approval.rejectedAt?.toISOString() ?? null,
          isCurrent: snapshotHash(draft?.document ?? null) === approval.documentHash,
        }
      : null,
    notes: notes.map(({ kind, by, at, text }) => ({ kind, by, at: at.toISOString(), text })),
  };
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

/** Makes rules count. An approval from before the rule of four eyes was not given under it. */
async function applyRules(
  queries: Queries,
  { merchantCode, revision }: LiveRelease,
  { after, by, detail, at }: { readonly after: RuleValues; readonly by: Actor; readonly detail: object; readonly at: Date },
): Promise<void> {
  const before = await findPublishRules(queries, merchantCode);
  const fourEyesSince = after.fourEyes ? (before.fourEyes ? before.fourEyesSince : at) : null;
  await setPublishRules(queries, merchantCode, { ...after, fourEyesSince });
  const { fourEyesSince: _since, ...was } = before;
  await addAuditEntry(queries, { by, merchantCode, action: 'merchant.rules', detail: { before: was, after, ...detail }, at });
  if (before.fourEyes === after.fourEyes) return;
  if (after.fourEyes) await dropApproval(queries, merchantCode);
  // Plans may need an approval from now on, or no longer.
  await notifyTools(queries, { merchantCode }, revision, by.name);
}

/** A change of the rules is taken back or refused. */
async function dropChange(queries: Queries, merchantCode: string, change: StoredChange, by: Actor, at: Date): Promise<void> {
  await dropRuleChange(queries, merchantCode);
  const detail = { askedBy: change.by, after: change.rules };
  await addAuditEntry(queries, { by, merchantCode, action: 'rules.dropped', detail, at });
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

type RuleRoutes =
  | 'rules'
  | 'setRules'
  | 'confirmRules'
  | 'dropRules'
  | 'homeWeight'
  | 'askApproval'
  | 'approve'
  | 'rejectApproval'
  | 'commentApproval';

/** What merchants ask for before something goes live, and approvals of their drafts. */
export const ruleHandlers = ({ db, clock, presets, measureHome }: Deps): Handlers<RuleRoutes, LiveRelease> => ({
  rules: ({ merchant: { merchantCode } }) => rulesView(db, merchantCode),

  setRules: ({ body, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const waiting = await findRuleChange(queries, merchantCode, true);
      const { fourEyesSince: _since, ...before } = await findPublishRules(queries, merchantCode);
      const after = { ...before, ...body };
      const at = clock();
      if (!before.fourEyes) {
        if (after.fourEyes && !(await hasOtherPublisher(queries, by.id, merchantCode))) throw new HttpProblem('rules.alone');
        await applyRules(queries, live, { after, by, detail: {}, at });
      } else if (!dequal(before, after)) {
        await setRuleChange(queries, merchantCode, after, by.id, at);
        await addAuditEntry(queries, { by, merchantCode, action: 'rules.asked', detail: { before, after }, at });
        const data = { kind: 'rules.change', detail: { before, after } } as const;
        await addWebhookEvent(queries, { type: 'problem', merchantCode, operatorId: by.id, data, at });
      } else if (waiting !== undefined) {
        await dropChange(queries, merchantCode, waiting, by, at); // the rules are to stay as they are
      }
      return rulesView(queries, merchantCode);
    }),

  confirmRules: ({ body, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const change = await findRuleChange(queries, merchantCode, true);
      if (change === undefined) throw new HttpProblem('rules.noChange');
      if (change.at.toISOString() !== body.at) throw new HttpProblem('rules.changed');
      const at = clock();
      await checkSecondPerson(queries, merchantCode, { firstId: change.byId, second: by, now: at });
      await applyRules(queries, live, { after: change.rules, by, detail: { askedBy: change.by }, at });
      return rulesView(queries, merchantCode);
    }),

  dropRules: ({ operator: by, merchant: { merchantCode } }) =>
    db.transaction(async (queries) => {
      const change = await findRuleChange(queries, merchantCode, true);
      if (change === undefined) throw new HttpProblem('rules.noChange');
      await dropChange(queries, merchantCode, change, by, clock());
      return rulesView(queries, merchantCode);
    }),

  async homeWeight({ req, merchant: live }) {
    const ask = askOwnHost(req, live.merchantCode);
    const { live: draft } = await readDraftSite(db, live, presets);
    return {
      limits: limitsIn(await findPublishRules(db, live.merchantCode)),
      draft: (await measureHome(draft, ask)) ?? null,
      live: live.revision === 0 ? null : ((await measureHome(live, ask)) ?? null),
    };
  },

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
