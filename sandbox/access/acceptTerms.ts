import { runRules } from '#schemas/rules/runRules.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { noteAcceptance, recordTerms } from '../accounts/accountQueries.ts';
import type { MemberContext } from '../calls/CallContext.ts';
import { dayOf } from '../calls/days.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** Records that a member who did not register by the form accepts age and terms, by the rules of that form. */
export async function acceptTerms(parts: SandboxParts, context: MemberContext): Promise<void> {
  const { db, clock, today } = parts;
  const { terms, birthday } = readBody('acceptTerms', context.body);
  const { merchantCode, site, ip, account } = context;
  if (!account.mustAccept) return;
  if (!terms) throw refuse('register.terms');
  const { rules } = site.full.registerSettings.fields.birthday;
  const field = { name: 'birthday', required: true, rules } as const;
  const fault = runRules(birthday, field, { values: { birthday }, today: dayOf(today()) });
  if (fault) throw refuse('fields.invalid', { fields: { birthday: fault } });
  await db.transaction(async (queries) => {
    await noteAcceptance(queries, account.id, birthday);
    if (site.full.template.behaviour.responsible.recordTerms) {
      await recordTerms(queries, account.id, { merchantCode, revision: site.revision, ip }, clock());
    }
  });
}
