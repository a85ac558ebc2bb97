import { entries } from '#schemas/judge/entries/entries.ts';
import { openWays } from '#schemas/declare/entries/openWays.ts';
import { registerMethods } from '#schemas/declare/register/registerEntries.ts';
import { goodValues } from '#schemas/rules/sampleValues.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { login, loginByPassword } from './access.ts';
import type { Client } from './createClient.ts';
import { blockSeen, holds } from './offers.ts';
import { type Account, register } from './registration.ts';
import { sessionOf } from './sessionOf.ts';
import { NeedsPerson, StepFailure, type Walk, type WalkedStep, walkStep } from './Walk.ts';

const { member, agent } = sampleVisitor;

/** Whether a member sees the content of a page whose block has a condition for it. */
const showsDesk = ({ site }: Walk, region: 'deposit' | 'withdraw', block: 'deposit-desk' | 'withdrawal-desk'): boolean =>
  blockSeen(site, member, region, block) !== undefined && holds(site, member, entries[block].content);

const requestId = (): string => crypto.randomUUID();

async function deposit(client: Client): Promise<void> {
  const { methods, playMoney } = await client.read('depositMethods');
  if (playMoney !== true) throw new NeedsPerson('pays real money');
  const method = methods.find(({ takesMinutes }) => takesMinutes === 0) ?? methods[0]; // others wait for a person who pays
  if (method === undefined) throw new StepFailure('there is no payment method');
  // Enough for the withdrawal that follows.
  await client.send('deposit', { methodId: method.id, amount: String(method.maximum), requestId: requestId() });
}

/** Sets payment password and card first if the member has none, as the page demands. */
async function withdraw({ site, today }: Walk, client: Client, known: string | undefined): Promise<void> {
  const { paymentPassword: field } = site.registerSettings.fields;
  const { paymentPassword: sample = '' } = goodValues([{ name: 'paymentPassword', ...field, required: true }], today);
  const paymentPassword = known ?? sample;
  if (!(await client.read('hasPaymentPassword'))) await client.send('setPaymentPassword', { paymentPassword });
  const { cards, banks = [], payeeName, playMoney } = await client.read('bankCards');
  if (playMoney !== true) throw new NeedsPerson('takes out real money');
  const { payeeName: payee = '' } = goodValues(
    [{ name: 'payeeName', ...site.registerSettings.fields.payeeName, required: true }],
    today,
  );
  const card =
    cards[0] ??
    (await client.send('addBankCard', {
      bank: banks[0]?.code ?? '',
      number: '6222021234567890',
      ...(payeeName === undefined ? { payeeName: payee } : {}),
    }));
  const { minimum } = await client.read('withdrawal');
  await client.send('withdraw', { amount: String(minimum), cardId: card.id, paymentPassword, requestId: requestId() });
}

/**
 * Deposit → withdrawal.
 *
 * @param account The member who deposits and withdraws.
 * @param funded  A member with a balance: withdraws if deposits are not offered.
 */
export async function walkMoney(walk: Walk, account: Account | undefined, funded: Account | undefined): Promise<WalkedStep[]> {
  const paysIn = showsDesk(walk, 'deposit', 'deposit-desk');
  const payee = paysIn ? account : funded;
  return [
    await walkStep('deposit', paysIn, async () => deposit(await sessionOf(walk, account))),
    await walkStep('withdraw', showsDesk(walk, 'withdraw', 'withdrawal-desk'), async () =>
      withdraw(walk, await sessionOf(walk, payee), payee?.paymentPassword),
    ),
  ];
}

/** An agent opens an account → its owner logs in, and confirms age and terms. */
export async function walkAgent(walk: Walk): Promise<WalkedStep[]> {
  const { site, http } = walk;
  const block = blockSeen(site, agent, 'openAccount', 'open-account');
  const ways = block?.props['ways'];
  const isOffered = Array.isArray(ways) && ways.includes('create') && holds(site, agent, entries['open-account'].create);
  let opened: Account | undefined;
  const opening = await walkStep('openAccount', isOffered, async () => {
    if (walk.agent === undefined) throw new NeedsPerson('logs in as an agent');
    const client = http.as(await loginByPassword(walk, walk.agent.username, walk.agent.password));
    const [method] = registerMethods.filter((way) => holds(site, agent, openWays[way]));
    if (method === undefined) throw new StepFailure('no sign-up method is on');
    opened = await register(walk, { method, agent: client });
  });
  const entered = await walkStep('memberLogin', isOffered, async () => {
    if (opening.state === 'needsPerson') throw new NeedsPerson('logs in with the account that the agent opened');
    if (opened === undefined) throw new StepFailure('no account was opened');
    const token = await login(walk, opened);
    const field = { name: 'birthday', ...site.registerSettings.fields.birthday, required: true } as const;
    const { birthday = '' } = goodValues([field], walk.today);
    await http.as(token).send('acceptTerms', { terms: true, birthday });
  });
  return [opening, entered];
}
