import type { RuleFault } from '#schemas/rules/runRules.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { demandCaptcha } from '../captcha/captchas.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
import { sendInboxMessage } from '../inboxMessages/inboxMessageQueries.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

const refuseContent = (content: RuleFault) => refuse('fields.invalid', { fields: { content } });

/** CALL-26. A captcha serves once, so a form that is sent twice is kept once. */
async function storeFeedback(parts: SandboxParts, context: MemberContext): Promise<void> {
  const { db, clock, limits } = parts;
  const { merchantCode, site, account } = context;
  const body = readBody('feedback', context.body);
  const { sender, type } = body;
  const content = body.content.trim();
  if (sender !== account.username) throw refuse('account.permission');
  const most = site.full.template.behaviour.content.feedbackLength;
  if (content === '') throw refuseContent({ message: 'rule.required', params: {} });
  if ([...content].length > most) throw refuseContent({ message: 'rule.maxLength', params: { value: most } });
  const now = clock();
  await limitRequests(db, `feedback ${account.id}`, limits.feedbackPerAccount, now);
  await demandCaptcha(parts, context, body, account.username);
  await db.transaction(async (queries) => {
    await queries.query('insert into feedbacks (merchant_code, account_id, type, content, sent_at) values ($1, $2, $3, $4, $5)', [
      merchantCode,
      account.id,
      type,
      content,
      now,
    ]);
    if (account.customerType !== TRIAL_TYPE) await sendInboxMessage(queries, account.id, 'feedback', now);
  });
}

/** Feedback of players to the merchant. An inbox message confirms that it has arrived. */
export const feedbackHandlers = (parts: SandboxParts): Pick<Handlers, 'feedback'> => ({
  feedback: async (context) => {
    await storeFeedback(parts, context);
  },
});
