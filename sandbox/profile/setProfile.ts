import { type ProfileField, answerFields, profileField } from '#schemas/rules/profileForm.ts';
import { checkForm } from '#schemas/rules/registerForm.ts';
import type { FieldName, RuleFault } from '#schemas/rules/runRules.ts';
import { emailChangedMessage } from '#server/messages/composeMessage.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { messageHeadOf } from '../calls/messageHeadOf.ts';
import { provePassword } from '../recovery/provePassword.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { replaceAnswers, setEmail, setHeadIcon, setNickname, setPayeeName } from './profileQueries.ts';
import { securityQuestions } from './securityQuestions.ts';
import { dayOf } from '../calls/days.ts';

const refuseField = (name: string, fault: RuleFault) => refuse('fields.invalid', { fields: { [name]: fault } });

const settingsOf = ({ site }: CallContext) => site.full.template.behaviour.member;

/** The value as the form would send it; refused by the rules that the form runs. */
export function soundValue(parts: SandboxParts, { site }: CallContext, name: ProfileField, raw: string): string {
  const value = raw.trim();
  const faults = checkForm([profileField(site.full.registerSettings, name)], {
    values: { [name]: value },
    today: dayOf(parts.today()),
  });
  const fault = faults[name];
  if (fault) throw refuseField(name, fault);
  return value;
}

/** What identifies a member changes only with the login password, unless the merchant requires none. */
export async function proveOwner(parts: SandboxParts, context: MemberContext, password = ''): Promise<void> {
  if (settingsOf(context).askPassword) await provePassword(parts, context.account, password);
}

/** CALL-23. */
export async function changeHeadIcon(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { id } = context.account;
  const body = readBody('setHeadIcon', context.body);
  const { icon } = body;
  if (!settingsOf(context).headIcons.includes(icon)) throw refuseField('icon', { message: 'rule.invalid', params: {} });
  await setHeadIcon(parts.db, id, icon);
  return undefined;
}

/** CALL-76. */
export async function changeNickname(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { id } = context.account;
  const body = readBody('setNickname', context.body);
  await setNickname(parts.db, id, soundValue(parts, context, 'nickname', body.nickname));
  return undefined;
}

/** CALL-75. Once it is set, it stays: winnings are paid out to this name only (MEM-16). */
export async function changePayeeName(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { id } = context.account;
  const body = readBody('setPayeeName', context.body);
  const payeeName = soundValue(parts, context, 'payeeName', body.payeeName);
  if (!(await setPayeeName(parts.db, id, payeeName))) throw refuse('payeeName.locked');
  return undefined;
}

/** CALL-74. The former address gets a mail, because an address lets its owner into the account. */
export async function changeEmail(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { db, messenger, later } = parts;
  const { account } = context;
  const body = readBody('setEmail', context.body);
  const email = soundValue(parts, context, 'email', body.email);
  await proveOwner(parts, context, body.password);
  if (email === account.email) return undefined;
  await db.transaction((queries) => setEmail(queries, account.id, email));
  const before = account.email;
  if (before !== null) later.do(() => messenger.send(emailChangedMessage(messageHeadOf(context), before)));
  return undefined;
}

/** An answer as it is compared: how it was typed does not matter. */
const plainAnswer = (answer: string): string => answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** CALL-72, save. Kept as slow hashes: answers are short, and people give them elsewhere, too. */
export async function changeAnswers(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { db, passwords } = parts;
  const { account } = context;
  const body = readBody('setOwnQuestions', context.body);
  const { answers, password } = body;
  const fields = answerFields(settingsOf(context));
  const ids = new Set(answers.map(({ questionId }) => questionId));
  const isKnown = [...ids].every((id) => securityQuestions.some((question) => question.id === id));
  if (answers.length !== fields.length || ids.size !== answers.length || !isKnown) {
    throw refuseField('answers', { message: 'rule.invalid', params: {} });
  }
  const values: Partial<Record<FieldName, string>> = Object.fromEntries(
    fields.map(({ name }, index) => [name, answers[index]?.answer.trim() ?? '']),
  );
  const faults = checkForm(fields, { values, today: dayOf(parts.today()) });
  if (Object.keys(faults).length > 0) throw refuse('fields.invalid', { fields: faults });
  await proveOwner(parts, context, password);
  const hashed = await Promise.all(
    answers.map(async ({ questionId, answer }) => ({ questionId, answerHash: await passwords.hash(plainAnswer(answer)) })),
  );
  await db.transaction((queries) => replaceAnswers(queries, account.id, hashed));
  return undefined;
}
