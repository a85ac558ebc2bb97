import { type CallName, type Params, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Run } from './Run.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const ROWS = 20;

/** Parameters that a call cannot be asked without, and that only another call's answer knows. */
const idParameters: Readonly<Partial<Record<CallName, string>>> = {
  downline: 'memberId',
  lotteryNumero: 'gameIds',
  vnLotteryNumero: 'gameId',
};

/** Reads that start or change something at the platform, or that need personal data: never sent. */
const leftOut: Readonly<Partial<Record<CallName, string>>> = {
  trialUser: 'it makes a trial account',
  chatLaunch: 'it begins a conversation',
  inboxMessage: 'a message that is read is marked as read',
  depositStatus: 'there is a deposit to ask about only once a member has made one',
  checkCode: 'it needs a code that was sent to a phone',
};

/** Why a read is not asked; undefined if it can be. */
export function reasonToSkip(call: CallName, known: ReadonlyMap<string, string>): string | undefined {
  const id = idParameters[call];
  return leftOut[call] ?? (id === undefined || known.has(id) ? undefined : `no answer has named a value for “${id}”`);
}

/** The parameters that a call declares. */
export function parametersOf(call: CallName): readonly string[] {
  const { query }: CallDeclaration = declaredCalls[call];
  return isObject(query) && isObject(query['properties']) ? Object.keys(query['properties']) : [];
}

/** The player's query, as far as the call declares it. */
export function sampleQuery(call: CallName, { merchantCode, site, today, known }: Omit<Run, 'findings'>): Params {
  const values: Record<string, string | number> = {
    merchant: merchantCode,
    merchantCode,
    merchant_code: merchantCode,
    platform: 'html5',
    language: site.defaultLanguage,
    device: 'MOBILE',
    types: call === 'announcements' ? 'B,PL' : '',
    gameCategory: 'ALL',
    startDate: new Date(Date.parse(today) - WEEK_MS).toISOString().slice(0, 10),
    endDate: today,
    pageNo: 1,
    page: 1,
    pageSize: ROWS,
    limitNum: ROWS,
    count: 5,
    clientType: 2,
    typeId: 1,
    isPlatform: 2,
    vassalage: call === 'lotteryGames' ? 'LOTT,ELOTT' : '',
    affiliateCode: 'conformance',
    username: call === 'checkUsername' ? 'conformance' : '',
    ...Object.fromEntries(known),
  };
  const entries = parametersOf(call).flatMap((name): [string, string | number][] => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
