import { createHash, createHmac } from 'node:crypto';

export const BOT_TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';

/** What Telegram sends about a player: fields, signed for a bot. */
export function signTelegram(fields: Readonly<Record<string, string>>, token = BOT_TOKEN): URLSearchParams {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const hash = createHmac('sha256', createHash('sha256').update(token).digest()).update(text).digest('hex');
  return new URLSearchParams({ ...fields, hash });
}
