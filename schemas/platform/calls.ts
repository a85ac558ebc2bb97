import { homeCalls } from './homeCalls.ts';
import { pageCalls } from './pageCalls.ts';

/**
 * The endpoint table (CALL-99): every platform call the product makes, once, for the player and for the sandbox.
 * A merchant whose platform differs is configured (`behaviour.platform`), not forked.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where it lives unless the merchant says otherwise; empty for one that few platforms have. A relay's operation is at `/wps/relay/{operation}` (CALL-02). */
  readonly path: string;
  /** Only a session may call it: without a token the client does not even ask. */
  readonly session?: true;
  /** Sent in the version header (CALL-103). */
  readonly version?: number;
  /** Longest wait for its answer, in ms, where the usual one does not fit. */
  readonly timeoutMs?: number;
  /** A read asked again within this time, in ms, gets the answer that is here or on its way. */
  readonly throttleMs?: number;
  /** Sends the id of its module (CONST-05). */
  readonly module?: ModuleGroup;
  /** Its body is form-encoded (CALL-18). */
  readonly form?: true;
  /** Names the session's token in its body as well (CALL-07, CALL-79, CALL-80, CALL-101). */
  readonly tokenInBody?: true;
  /** Names it in its query as well, where there is one (ANN-01, CALL-81, CALL-101). */
  readonly tokenInQuery?: true;
  /** Goes on when the page is left while it is on its way. */
  readonly outlivesPage?: true;
  /** Says that it comes from an installed page (CALL-03). */
  readonly device?: true;
  /** Sends a mobile number, by a name that the merchant may change (SMS-08). */
  readonly number?: true;
}

/** Module ids that calls send, and what each stands for unless the merchant says otherwise (CONST-02, CONST-05). */
export const moduleIds = {
  entry: 'REG3',
  captcha: 'CAPTCHA3',
  wallet: 'FUNDTRANS3',
  chat: 'CBS3',
  agentNotices: 'AGEANNOUNCE3',
  records: 'MEMTRANS3',
  profitLoss: 'PERSPNL3',
  agent: 'AGEINFO3',
  downline: 'AGEDOWNMAN3',
  /** Every other read of a member's own. */
  others: 'COMM3',
} as const;
export type ModuleGroup = keyof typeof moduleIds;

/** Code of the mobile site among a platform's gateways; the desktop's is 1 (CONST-01). */
export const MOBILE_GATEWAY = 3;

/** The whole table. */
export const calls = { ...homeCalls, ...pageCalls };

export type CallName = keyof typeof calls;

/** Calls that only a session may make. */
export type SessionCall = {
  [C in CallName]: (typeof calls)[C] extends { readonly session: true } ? C : never;
}[CallName];

/** Where a call lives for a merchant (CALL-99); empty where the platform does not have it. */
export function pathOf(
  call: CallName,
  settings: { readonly paths?: Readonly<Partial<Record<CallName, string>>> } | undefined,
): string {
  return settings?.paths?.[call] ?? calls[call].path;
}

/** Calls that send a mobile number. */
export const numberCalls = ['smsForRegister', 'smsWithoutLogin'] as const satisfies CallName[];

/** Asked before anything of the merchant is known, so they are where the table says. */
export const startCalls = [
  'template',
  'settings',
  'whitelabel',
  'registerSettings',
  'domainRoute',
  'status',
] as const satisfies CallName[];
export type MovableCall = Exclude<CallName, (typeof startCalls)[number]>;
