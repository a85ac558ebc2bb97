import { randomUUID } from 'node:crypto';
import { demoAccounts } from '#sandbox/accounts/demoAccounts.ts';
import { type Client, createClient } from '../journeys/createClient.ts';
import { sendEncrypted } from '#src/features/auth/inside/sendEncrypted.ts';
import type { Day } from './Day.ts';

/** The acknowledged state of one member. */
export interface Wallet {
  readonly merchant: string;
  balance: number;
}

const CENT = 0.005;
const ROUNDS_OF_A_VISIT = 10;
const member = demoAccounts.find(({ customerType }) => customerType === 0);

export async function logIn(day: Day, url: string, merchant: string): Promise<Client> {
  const guest = createClient({ url, merchantCode: merchant });
  if (member === undefined) throw new Error('The sandbox has no member.');
  const { username, password } = member;
  const { token } = await day.until(() => sendEncrypted(guest, 'login', { type: 'username', username, password }));
  return guest.as(token);
}

export const balanceOf = async (day: Day, client: Client): Promise<number> =>
  (await day.until(() => client.read('wallet'))).sumBalance;

/** Sends a deposit with one request id until it is acknowledged: it must be booked once, however often it was sent. */
async function deposit(day: Day, client: Client, wallet: Wallet): Promise<void> {
  const { methods } = await day.until(() => client.read('depositMethods'));
  const method = methods.find(({ takesMinutes }) => takesMinutes === 0); // others wait for a person who pays
  if (method === undefined) throw new Error('The platform has no deposit method.');
  const body = { methodId: method.id, amount: String(method.minimum), requestId: randomUUID() };
  const { amount, fee = 0, bonus = 0 } = await day.until(() => client.send('deposit', body));
  wallet.balance += amount - fee + bonus;
  const found = await balanceOf(day, client);
  if (Math.abs(found - wallet.balance) > CENT)
    day.fault(`player: ${wallet.merchant} has ${found} instead of ${wallet.balance} after a deposit of ${amount}`);
  wallet.balance = found;
}

async function play(day: Day, client: Client): Promise<void> {
  const { games } = await day.until(() => client.read('games', { pageNo: 1, pageSize: 20, language: 'EN' }));
  const game = games.find(({ maintenance }) => maintenance !== true);
  if (game === undefined) throw new Error('The platform lists no game that can be opened.');
  const { nodeId, vassalage, gameType, gameId, gameName } = game;
  const found = await day.until(() => client.read('games', { pageNo: 1, pageSize: 20, gameName, language: 'EN' }));
  if (!found.games.some((each) => each.nodeId === nodeId)) day.fault(`player: ${gameName} is not found by its name`);
  const keptIds = () => day.until(() => client.read('favouriteIds', { pageNo: 1, pageSize: 100 }));
  await day.until(() => client.send('favouriteAdd', { nodeId, vendor: vassalage }));
  if (!(await keptIds()).includes(nodeId)) day.fault(`player: the favourite ${nodeId} is lost`);
  await day.until(() => client.send('favouriteRemove', { nodeId, vendor: vassalage }));
  if ((await keptIds()).includes(nodeId)) day.fault(`player: the removed favourite ${nodeId} is back`);
  const body = { vassalage, gameType, gameCode: gameId, gameId, nodeId, isGameH5: 1, freeplay: 0, language: 'EN' } as const;
  await day.until(() => client.send('launch', { ...body, playType: 'trad' }));
}

/** A member who repeatedly logs in, plays, deposits, and logs out. */
export async function visit(day: Day, url: string, wallet: Wallet): Promise<void> {
  const client = await logIn(day, url, wallet.merchant);
  for (let round = 0; round < ROUNDS_OF_A_VISIT && !day.over.aborted; round += 1) {
    await play(day, client);
    await deposit(day, client, wallet);
  }
  await day.until(() => client.send('logout', {}));
}
