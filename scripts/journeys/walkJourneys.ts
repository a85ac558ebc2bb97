import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { loginByPassword } from './access.ts';
import { walkAccount, walkInvitation, walkSocial, walkTrial } from './accountJourneys.ts';
import { walkEntries } from './entriesJourney.ts';
import { walkAgent, walkMoney } from './memberJourneys.ts';
import { walkPlay } from './playJourney.ts';
import type { Credentials, Walk, WalkedJourneys } from './Walk.ts';

/** The session of an account that exists already; undefined where the site does not let it in. */
async function sessionOf(walk: Omit<Walk, 'invitation'>, credentials: Credentials | undefined): Promise<string | undefined> {
  if (credentials === undefined) return undefined;
  try {
    return await loginByPassword(walk, credentials.username, credentials.password);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Walks every journey in turn, as a player would. */
export async function walkJourneys(options: Omit<Walk, 'invitation'>, member: Credentials | undefined): Promise<WalkedJourneys> {
  const { agent, http } = options;
  const memberToken = await sessionOf(options, member);
  const agentToken = await sessionOf(options, agent);
  const invitation = agentToken === undefined ? undefined : (await http.as(agentToken).read('member')).affiliateCode;
  const walk: Walk = { ...options, invitation };

  const invited = await walkInvitation(walk);
  const byName = await walkAccount(walk, 'username');
  const byPhone = await walkAccount(walk, 'mobile');
  const made = [byName.account, byPhone.account].find((account) => account?.password !== undefined);
  const credentials = memberToken === undefined ? agent : member;
  const payer = credentials && { userName: credentials.username, password: credentials.password };
  return {
    invitation: invited,
    accountByName: byName.steps,
    accountByPhone: byPhone.steps,
    accountBySocial: await walkSocial(walk),
    trial: await walkTrial(walk),
    play: await walkPlay(walk, made ?? payer),
    money: await walkMoney(walk, made ?? payer, payer),
    agent: await walkAgent(walk),
    entries: await walkEntries(
      walk,
      new Map([
        [sampleVisitor.guest, undefined],
        ...(memberToken === undefined ? [] : [[sampleVisitor.member, memberToken] as const]),
        ...(agentToken === undefined ? [] : [[sampleVisitor.agent, agentToken] as const]),
      ]),
    ),
  };
}
