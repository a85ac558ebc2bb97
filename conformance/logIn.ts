import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { ENCRYPTION, encryptLogin } from '#src/features/auth/encryptLogin.ts';
import type { Exchange, PlatformClient } from './platformClient.ts';
import type { TestAccount } from './Run.ts';

/** Logs in as the player does, with a body that only the platform can open. Answers the exchange of the last call that was made. */
export async function logIn(client: PlatformClient, { username, password }: TestAccount): Promise<Exchange> {
  const keyAnswer = await client.ask('loginKey');
  if (keyAnswer.outcome.kind !== 'answered') return keyAnswer;
  const key = readAnswer('loginKey', keyAnswer.outcome.value);
  if (!key.ok) return { ...keyAnswer, outcome: { kind: 'unreadable', reason: 'the login key has another shape than declared' } };
  const issuedAtMs = key.value.serverTimeMs ?? Date.now();
  const payload = { type: 'username', username, password, nonce: crypto.randomUUID(), issuedAtMs };
  try {
    const data = await encryptLogin(payload, key.value);
    return await client.ask('login', { body: { data }, encryption: ENCRYPTION });
  } catch (error) {
    return { ...keyAnswer, outcome: { kind: 'unreadable', reason: `the login key cannot be used: ${String(error)}` } };
  }
}

/** The token of a login that succeeded. */
export function tokenIn({ outcome }: Exchange): string | undefined {
  const session = outcome.kind === 'answered' ? readAnswer('login', outcome.value) : undefined;
  return session?.ok ? session.value.token : undefined;
}

const SHOWN = 200;

/** The beginning of an answer, as text in one line: helps the platform's developers to recognise it. Empty if nothing arrived. */
export function beginningOf({ bytes }: Exchange): string {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 4 * SHOWN))
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (text === '') return '';
  return ` It begins: ${[...text].slice(0, SHOWN).join('')}${text.length > SHOWN ? ' …' : ''}`;
}

/** The result of a request, in a few words. */
export function outcomeText(exchange: Exchange): string {
  const { outcome, status } = exchange;
  if (outcome.kind === 'answered') return `answered (HTTP ${status})`;
  if (outcome.kind === 'refused') return `refused with “${outcome.code}” (HTTP ${status})`;
  return 'reason' in outcome
    ? `${outcome.reason}.${beginningOf(exchange)}`
    : { slow: 'no answer in time', tooLarge: 'more than 5 MB' }[outcome.kind];
}
