import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { type RegisterMethodTab, registerMethods } from '#schemas/declare/register/registerEntries.ts';
import { inviting, registerWays, registering } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from '#schemas/judge/entries/entries.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import { GUEST, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { changePassword, login, loginByPassword, recover, recoveryWays, offersChangePassword } from './access.ts';
import { blockSeen, holds } from './offers.ts';
import { type Account, register } from './registration.ts';
import { NeedsPerson, StepFailure, type Walk, type WalkedStep, walkStep } from './Walk.ts';

/** The ways to register that the form has. */
const methodsOf = ({ site }: Walk): RegisterMethodTab[] =>
  registerMethods.filter((method) => holds(site, GUEST, registerWays[method]));

/** Fails if a page lacks its main block. */
function requireBlock({ site }: Walk, region: Region, block: BlockType, visitor = GUEST): void {
  if (blockSeen(site, visitor, region, block) === undefined) throw new StepFailure(`the page has no ${block}`);
}

interface WalkedAccount {
  readonly steps: readonly WalkedStep[];
  /** The account after the last step; undefined if nobody could log in with it. */
  readonly account: Account | undefined;
}

/** Register → log in again → recover the password → change it. */
export async function walkAccount(walk: Walk, method: RegisterMethodTab): Promise<WalkedAccount> {
  // An invitation leads to the form also where no entry does.
  const leadsThere = [registering, inviting].some((when) => holds(walk.site, GUEST, when));
  const isOffered = leadsThere && methodsOf(walk).includes(method);
  let account: Account | undefined;
  let token: string | undefined;
  const made = (): Account => {
    if (account === undefined) throw new StepFailure('no account was registered');
    return account;
  };
  const registered = await walkStep('register', isOffered, async () => {
    requireBlock(walk, 'register', 'register-form');
    account = await register(walk, { method });
  });
  const loggedIn = await walkStep('login', isOffered, async () => {
    requireBlock(walk, 'login', 'login-form');
    token = await login(walk, made());
  });
  const canRecover = account !== undefined && recoveryWays(walk, account).length > 0;
  const recovered = await walkStep('recover', isOffered && canRecover, async () => {
    account = await recover(walk, made());
  });
  const changed = await walkStep('changePassword', isOffered && offersChangePassword(walk), async () => {
    if (token === undefined) throw new StepFailure('nobody could log in');
    // A recovered password has ended the session.
    const now = made();
    const session = now.password === undefined ? token : await loginByPassword(walk, now.userName, now.password);
    account = await changePassword(walk, now, session);
  });
  return { steps: [registered, loggedIn, recovered, changed], account: loggedIn.state === 'done' ? account : undefined };
}

/** An invitation link → registration with the inviter on record → log in again. */
export async function walkInvitation(walk: Walk): Promise<WalkedStep[]> {
  const { site, http, agent } = walk;
  const isOffered = holds(site, sampleVisitor.member, inviting);
  let code: string | undefined;
  let inviter: string | undefined;
  let account: Account | undefined;
  const opened = await walkStep('open', isOffered, async () => {
    if (agent === undefined) throw new NeedsPerson('gives the code of an agent');
    requireBlock(walk, 'invite', 'invite-card', sampleVisitor.member);
    inviter = await loginByPassword(walk, agent.username, agent.password);
    const { affiliateCode = '' } = await http.as(inviter).read('member');
    if (!(await http.read('checkAffiliate', { affiliateCode })).success) throw new StepFailure('the code of the link is unknown');
    requireBlock(walk, 'register', 'register-form');
    if (methodsOf(walk).length === 0) throw new StepFailure('the link leads to no registration');
    code = affiliateCode;
  });
  const registered = await walkStep('register', isOffered, async () => {
    const [method] = methodsOf(walk);
    if (opened.state === 'needsPerson') throw new NeedsPerson('registers by the link of an agent');
    if (code === undefined || method === undefined) throw new StepFailure('the link leads to no registration');
    account = await register(walk, { method, invitation: code });
    const { userName } = account;
    const { list } = await http.as(inviter).read('downlines', { pageNo: 1, pageSize: 50, username: userName });
    if (!list.some(({ username }) => username === userName)) throw new StepFailure('the inviter is not recorded');
  });
  const loggedIn = await walkStep('login', isOffered, async () => {
    if (registered.state === 'needsPerson') throw new NeedsPerson('logs in with the account of the invitation');
    if (account === undefined) throw new StepFailure('no account was registered');
    await login(walk, account);
  });
  return [opened, registered, loggedIn];
}

/** Log in elsewhere for the first time → log in again with the same identity. */
export async function walkSocial(walk: Walk): Promise<WalkedStep[]> {
  const { site, http } = walk;
  const offered = socialProviders.filter((name) => holds(site, GUEST, entries.social[name]));
  const names = new Map<string, string>();
  const enter = async (isFirst: boolean) => {
    requireBlock(walk, 'login', 'login-form');
    for (const provider of offered) {
      const { url, state } = await http.send('socialStart', { provider, returnPath: '/' });
      if (walk.visitProvider === undefined) throw new NeedsPerson(`logs in at ${provider}`);
      const answered = await walk.visitProvider(provider, url);
      const query = new URLSearchParams([['state', state], ...answered]).toString();
      const { userName } = await http.send('socialFinish', { provider, state, query });
      if (!isFirst && names.get(provider) !== userName) throw new StepFailure(`${provider} leads into another account`);
      names.set(provider, userName);
    }
  };
  return [
    await walkStep('register', offered.length > 0, () => enter(true)),
    await walkStep('login', offered.length > 0, () => enter(false)),
  ];
}

/** Play for fun → a regular account. */
export async function walkTrial(walk: Walk): Promise<WalkedStep[]> {
  const { site, http } = walk;
  const block = blockSeen(site, GUEST, 'trial', 'trial-start');
  const isOffered = block !== undefined && holds(site, GUEST, entries['trial-start'].content);
  const opened = await walkStep('open', isOffered, async () => {
    const { username } = await http.read('trialUser');
    const moduleId = String(block?.props['moduleId'] ?? '');
    const { token } = await http.send('freeplay', { ...(moduleId === '' ? {} : { moduleId }), username });
    await http.as(token).read('member');
  });
  const toAccount = await walkStep('toAccount', isOffered && holds(site, sampleVisitor.trial, registering), () => {
    requireBlock(walk, 'register', 'register-form');
    if (methodsOf(walk).length === 0) throw new StepFailure('the page has no way to register');
  });
  return [opened, toAccount];
}
