import type { ruleRoutes } from '#schemas/edges/api/ruleRoutes.ts';
import { dequal } from 'dequal/lite';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { askOwnHost } from '../../http/outgoing/askOwnHost.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { dropApproval } from '../../store/repositories/approvals.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database, Queries } from '../../store/database/Database.ts';
import { type Actor, hasOtherPublisher } from '../../store/repositories/operators.ts';
import {
  type RuleValues,
  type StoredChange,
  dropRuleChange,
  findPublishRules,
  findRuleChange,
  limitsIn,
  setPublishRules,
  setRuleChange,
} from '../../store/repositories/publishRules.ts';
import { addWebhookEvent } from '../../store/repositories/webhookDeliveries.ts';
import { readDraftSite } from '../drafts/readDraftSite.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { notifyTools } from './planRelease.ts';
import type { ApprovalRoutes } from './approvalHandlers.ts';
import { rulesView } from './rulesView.ts';
import { checkSecondPerson } from './secondPerson.ts';
import type { WeighDeps } from './homeFaults.ts';

interface Deps extends WeighDeps {
  readonly db: Database;
  readonly clock: Clock;
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

/** What merchants ask for before something goes live. */
export const ruleHandlers = ({
  db,
  clock,
  presets,
  measureHome,
}: Deps): Handlers<Exclude<keyof typeof ruleRoutes, ApprovalRoutes>, LiveRelease> => ({
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
});
