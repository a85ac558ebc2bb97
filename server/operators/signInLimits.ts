import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { networkOf, visitorAddress } from '../http/requests/visitorAddress.ts';
import { countAttempt, resetAttempts } from '../store/repositories/attempts.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { deviceOf } from './operatorDevice.ts';

const MINUTE_MS = 60 * 1000;

/** Wrong passwords for one name, from all devices that its operator has never signed in with. */
const PER_NAME = { count: 50, windowMs: 60 * MINUTE_MS };
/** Wrong passwords for one name from a device of its operator's. Strangers do not count here. */
const PER_DEVICE = { count: 10, windowMs: 15 * MINUTE_MS };

/** Wrong second factors of one operator. */
const PER_FACTOR = { count: 10, windowMs: 15 * MINUTE_MS };

/** Wrong passwords from one address. Many people may share it, so it is never locked, only slowed down. */
const ADDRESS_WINDOW_MS = 15 * MINUTE_MS;
const WITHOUT_DELAY = 5;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;
/** How many attempts may wait: each holds a connection. */
const WAITING_PER_ADDRESS = 10;
const WAITING = 200;

export interface Attempt {
  /** The password was right: this attempt counts no longer. */
  reset(): Promise<void>;
}

export interface SignInLimits {
  /**
   * Counts an attempt to give a password, and holds it back where its address has failed often. Throws HttpProblem 429 when the
   * name has failed too often, or too many attempts of the address are held back already.
   */
  begin(req: Request, name: string): Promise<Attempt>;
  /** Counts an attempt to give a second factor, which only who knows the password can make. Throws HttpProblem 429. */
  beginFactor(operatorId: number): Promise<Attempt>;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

const delayFor = (failures: number): number =>
  failures <= WITHOUT_DELAY ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - WITHOUT_DELAY - 1));

const tooMany = (waitMs: number): HttpProblem =>
  new HttpProblem('signIn.tooMany', [], { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });

/** Attempts that wait now, on this node. */
function createWaitingRoom(wait: (ms: number) => Promise<void>) {
  const waiting = new Map<string, number>();
  let all = 0;
  /** Waits in the queue; false if the queue is full. */
  return async (address: string, ms: number): Promise<boolean> => {
    const before = waiting.get(address) ?? 0;
    if (before >= WAITING_PER_ADDRESS || all >= WAITING) return false;
    waiting.set(address, before + 1);
    all += 1;
    await wait(ms);
    all -= 1;
    const left = (waiting.get(address) ?? 1) - 1;
    if (left > 0) waiting.set(address, left);
    else waiting.delete(address);
    return true;
  };
}

/** Limits of guessing operators' passwords: a name is locked by attempts at it alone, an address is slowed down. */
export function createSignInLimits({ db, clock, wait = (ms) => pause(ms) }: Deps): SignInLimits {
  const hold = createWaitingRoom(wait);

  /** Counts an attempt at a name and gives what it is counted by. */
  async function countName(key: string, { count, windowMs }: typeof PER_NAME): Promise<string> {
    const now = clock();
    const attempts = await countAttempt(db, key, windowMs, now);
    if (attempts.count > count) throw tooMany(attempts.resetsAt.getTime() - now.getTime());
    return key;
  }

  return {
    async beginFactor(operatorId) {
      const key = await countName(`factor:${operatorId}`, PER_FACTOR);
      return { reset: async () => void (await resetAttempts(db, key)) };
    },
    async begin(req, name) {
      const device = await deviceOf(db, req, name, clock());
      if (device !== undefined) {
        const key = await countName(`device:${device}`, PER_DEVICE);
        return { reset: async () => void (await resetAttempts(db, key)) };
      }
      // Before the address: attempts at a locked name do not count for it.
      const key = await countName(`name:${name.toLowerCase()}`, PER_NAME);
      const address = `address:${networkOf(visitorAddress(req))}`;
      const reset = async () => {
        for (const each of [key, address]) await resetAttempts(db, each);
      };
      const delayMs = delayFor((await countAttempt(db, address, ADDRESS_WINDOW_MS, clock())).count);
      if (delayMs > 0 && !(await hold(address, delayMs))) {
        await reset();
        throw tooMany(LONGEST_DELAY_MS);
      }
      return { reset };
    },
  };
}
