import type { FromSchema } from 'json-schema-to-ts';
import type { RegisterSettingsOverrides } from '../register/registerSettings.schema.ts';
import type { InboxMarkBody } from '../platform/messages.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { announcementCalls } from './announcements.ts';
import { benefitCalls } from './benefits.ts';
import { contractCalls } from './contracts.ts';
import { gameCalls } from './games.ts';
import { lotteryCalls } from './lottery.ts';
import { memberCalls } from './member.ts';
import { messageCalls } from './messages.ts';
import { passkeyCalls } from './passkeys.ts';
import { recordCalls } from './records.ts';
import { recoveryCalls } from './recovery.ts';
import { registrationCalls } from './registration.ts';
import { sessionCalls } from './session.ts';
import { systemCalls } from './system.ts';
import { teamCalls } from './team.ts';
import { walletCalls } from './wallet.ts';

/** The calls, by subject. */
export const callAreas = {
  system: systemCalls,
  session: sessionCalls,
  passkeys: passkeyCalls,
  registration: registrationCalls,
  recovery: recoveryCalls,
  member: memberCalls,
  benefits: benefitCalls,
  wallet: walletCalls,
  games: gameCalls,
  announcements: announcementCalls,
  messages: messageCalls,
  lottery: lotteryCalls,
  records: recordCalls,
  team: teamCalls,
  contracts: contractCalls,
} as const;

type Calls = typeof systemCalls &
  typeof sessionCalls &
  typeof passkeyCalls &
  typeof registrationCalls &
  typeof recoveryCalls &
  typeof memberCalls &
  typeof benefitCalls &
  typeof walletCalls &
  typeof gameCalls &
  typeof announcementCalls &
  typeof messageCalls &
  typeof lotteryCalls &
  typeof recordCalls &
  typeof teamCalls &
  typeof contractCalls;
export type CallName = keyof Calls;

/** Calls whose declaration extends `Say`. */
type CallsThat<Say> = { [C in CallName]: Calls[C] extends Say ? C : never }[CallName];

export type ReadCall = CallsThat<{ readonly method: 'GET' }>;
export type WriteCall = Exclude<CallName, ReadCall>;
/** Calls whose path a merchant can change. */
export type MovableCall = Exclude<CallName, CallsThat<{ readonly fixed: true }>>;
/** Calls that send a mobile number. */
export type NumberCall = CallsThat<{ readonly number: true }>;
/** Calls that only a member whose session is valid may make. */
export type MemberCall = Exclude<CallsThat<{ readonly session: true }>, CallsThat<{ readonly takesEndedSession: true }>>;
/** Calls whose body is encrypted. */
export type EncryptedCall = CallsThat<{ readonly payload: object }>;

/**
 * Every call of the merchant platform that the product makes, declared once (CALL-99): the player, the relay, the sandbox, the operators'
 * settings and the validators are derived from it. A merchant whose platform differs is configured (`behaviour.platform`), not forked.
 */
export const declaredCalls: Calls = {
  ...systemCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...registrationCalls,
  ...recoveryCalls,
  ...memberCalls,
  ...benefitCalls,
  ...walletCalls,
  ...gameCalls,
  ...announcementCalls,
  ...messageCalls,
  ...lotteryCalls,
  ...recordCalls,
  ...teamCalls,
  ...contractCalls,
} satisfies { readonly [C in CallName]: CallDeclaration & { readonly invalidates?: readonly ReadCall[] } };

const names = Object.keys(declaredCalls) as CallName[]; // the keys of a literal
export const movableCalls = names.filter((name): name is MovableCall => !('fixed' in declaredCalls[name]));
export const numberCalls = names.filter((name): name is NumberCall => 'number' in declaredCalls[name]);

/** Of schemas with references or alternatives, which `FromSchema` cannot read. */
interface WrittenTypes {
  readonly registerSettings: RegisterSettingsOverrides;
  readonly inboxMark: InboxMarkBody;
}

type TypeOf<C extends CallName, Schema> = Schema extends object
  ? C extends keyof WrittenTypes
    ? WrittenTypes[C]
    : FromSchema<Schema>
  : undefined;

type Answers = { [C in CallName]: TypeOf<C, Calls[C]['answer']> };
/** The `value` of a call's successful answer. */
export type CallAnswer<C extends CallName> = Answers[C];

type Bodies = { [C in WriteCall]: TypeOf<C, Calls[C]['body']> };
/** Body of a write on the wire. */
export type CallBody<C extends WriteCall> = Bodies[C];

/** Body as pages pass it: the client adds the session's token where a call has it, and the id of its module. */
export type SentBody<C extends WriteCall> = Sent[C];
type Sent = { [C in WriteCall]: Omit<Bodies[C], 'token' | 'moduleId'> & { readonly moduleId?: string } };

type Payloads = { [C in EncryptedCall]: TypeOf<C, Calls[C]['payload']> };
/** Content of an encrypted body. */
export type CallPayload<C extends EncryptedCall> = Payloads[C];

/** Query of a read: numbers and texts only. */
export type Params = Readonly<Record<string, string | number>>;
