import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { TELEGRAM_FRESH_MS } from '../calls/limits.ts';
import type { SocialIdentity, TelegramWay } from './socialWays.ts';

const LOGIN_PAGE = 'https://oauth.telegram.org/auth';
/** Accounts are Telegram's own, whatever bot they log in with. */
const ISSUER = 'https://telegram.org';
/** What we send along ourselves; Telegram signs everything else. */
const OURS = ['hash', 'state'];

/** Where the browser goes. The bot's id is the public half of its token. */
export function telegramUrl({ token }: TelegramWay, origin: string, redirectUri: string, state: string): string {
  const url = new URL(LOGIN_PAGE);
  url.searchParams.set('bot_id', token.split(':')[0] ?? '');
  url.searchParams.set('origin', origin);
  url.searchParams.set('return_to', `${redirectUri}?state=${encodeURIComponent(state)}`);
  return url.href;
}

/** Joined by line breaks, one field could pass for two: each must come once and stay on its line. */
const isPlain = (fields: URLSearchParams): boolean =>
  new Set(fields.keys()).size === fields.size && ![...fields.values()].some((value) => value.includes('\n'));

/** Whether Telegram signed these fields: HMAC-SHA256 over them, sorted, with the hash of the bot's token as key. */
function isSigned(fields: URLSearchParams, token: string): boolean {
  const lines = [...fields].filter(([name]) => !OURS.includes(name)).map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(token).digest();
  const expected = createHmac('sha256', key).update(lines.toSorted().join('\n')).digest();
  const signature = Buffer.from(fields.get('hash') ?? '', 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** The player that Telegram identified. Refused if the data is not signed by Telegram, some minutes old, from the future, or used before. */
export async function telegramIdentity(
  queries: Queries,
  { token }: TelegramWay,
  fields: URLSearchParams,
  now: Date,
): Promise<SocialIdentity> {
  const id = fields.get('id') ?? '';
  const ageMs = now.getTime() - Number(fields.get('auth_date') ?? Number.NaN) * 1000;
  const isFresh = ageMs <= TELEGRAM_FRESH_MS && ageMs >= -TELEGRAM_FRESH_MS;
  if (!isPlain(fields) || !isSigned(fields, token) || !/^\d+$/.test(id) || !isFresh) throw refuse('social.refused');
  const added = await queries.query(
    'insert into login_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
    [hashSecret(`telegram ${fields.get('hash')?.toLowerCase()}`), new Date(now.getTime() + 2 * TELEGRAM_FRESH_MS)],
  );
  if (added.length === 0) throw refuse('social.refused');
  const name = ['first_name', 'last_name'].map((part) => fields.get(part) ?? '').join(' ');
  return { issuer: ISSUER, subject: id, name };
}
