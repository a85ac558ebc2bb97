import type { RulesView } from '#schemas/api/rules.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { askOwnHost } from '../../http/askOwnHost.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database, Queries } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import {
  askApproval,
  findApproval,
  findPublishRules,
  giveApproval,
  limitsIn,
  setPublishRules,
} from '../../store/publishRules.ts';
import { draftView } from '../drafts/draftView.ts';
import { readDraftSite } from '../drafts/readDraftSite.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { notifyTools } from './planRelease.ts';
import type { WeighDeps } from './homeFaults.ts';

interface Deps extends WeighDeps {
  readonly db: Database;
  readonly clock: Clock;
}

async function rulesView(queries: Queries, merchantCode: string): Promise<RulesView> {
  const approval = await findApproval(queries, merchantCode);
  const draft = await findDraft(queries, merchantCode);
  const rules = await findPublishRules(queries, merchantCode);
  return {
    ...rules,
    homeLimits: limitsIn(rules),
    approval: approval
      ? {
          askedBy: approval.askedBy,
          askedAt: approval.askedAt.toISOString(),
          approvedBy: approval.approvedBy,
          approvedAt: approval.approvedAt?.toISOString() ?? null,
          isCurrent: snapshotHash(draft?.document ?? null) === approval.documentHash,
        }
      : null,
  };
}

/** The hash of the draft, locked. Throws HttpProblem 409 if it has changed since the operator saw it. */
async function heldDraftHash(queries: Queries, live: LiveRelease, basedOn: number): Promise<string | undefined> {
  const draft = await findDraft(queries, live.merchantCode, true);
  if ((draft?.revision ?? 0) !== basedOn) throw new HttpProblem('draft.stale', [], { ...draftView(draft, live) });
  return draft === undefined || draft.document === null ? undefined : snapshotHash(draft.document);
}

type RuleRoutes = 'rules' | 'setRules' | 'homeWeight' | 'askApproval' | 'approve';

/** What merchants ask for before something goes live, and approvals of their drafts. */
export const ruleHandlers = ({ db, clock, presets, measureHome }: Deps): Handlers<RuleRoutes, LiveRelease> => ({
  rules: ({ merchant: { merchantCode } }) => rulesView(db, merchantCode),

  setRules: ({ body, operator: by, merchant: { merchantCode, revision } }) =>
    db.transaction(async (queries) => {
      const before = await findPublishRules(queries, merchantCode);
      const after = { ...before, ...body };
      await setPublishRules(queries, merchantCode, after);
      await addAuditEntry(queries, { by, merchantCode, action: 'merchant.rules', detail: { before, after }, at: clock() });
      // A plan may need an approval from now on, or no longer.
      if (before.fourEyes !== after.fourEyes) await notifyTools(queries, merchantCode, revision, by.name);
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

  askApproval: ({ basedOn, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const hash = await heldDraftHash(queries, live, basedOn);
      if (hash === undefined) throw new HttpProblem('approval.nothing');
      const at = clock();
      await askApproval(queries, merchantCode, hash, by.id, at);
      await addAuditEntry(queries, { by, merchantCode, action: 'approval.asked', detail: { draft: hash }, at });
      return rulesView(queries, merchantCode);
    }),

  approve: ({ basedOn, operator: by, merchant: live }) =>
    db.transaction(async (queries) => {
      const { merchantCode } = live;
      const hash = await heldDraftHash(queries, live, basedOn);
      const approval = await findApproval(queries, merchantCode);
      if (approval === undefined || approval.documentHash !== hash) throw new HttpProblem('approval.unknown');
      if (approval.askedById === by.id) throw new HttpProblem('approval.own');
      const at = clock();
      await giveApproval(queries, merchantCode, by.id, at);
      await addAuditEntry(queries, { by, merchantCode, action: 'approval.given', detail: { draft: hash }, at });
      return rulesView(queries, merchantCode);
    }),
});
