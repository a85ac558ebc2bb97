import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { Verifiers } from '../credentials/siteVerify.ts';

export const SITE_KEY = '1x00000000000000000000AA';
export const SECRET_KEY = 'secret-key-of-lantern';
const WITHIN_MS = 300;

/** What goes wrong at a provider, other than a token that proves nothing. */
const troubles = {
  'says nothing': () => undefined,
  'is down': (res: ServerResponse) => void res.destroy(),
  'shows a page of errors': (res: ServerResponse) => void res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>'),
  'sends no verdict': (res: ServerResponse) => void res.end('{"success":"true"}'),
  'sends without end': (res: ServerResponse) => void res.end(`{"success":true,"hostname":"${'x'.repeat(20_000)}"}`),
  'leads elsewhere': (res: ServerResponse) => void res.writeHead(302, { location: '/other' }).end(),
  'fails inside': (res: ServerResponse) => void res.end('{"success":false,"error-codes":["internal-error"]}'),
  'gives no reason': (res: ServerResponse) => void res.end('{"success":false}'),
} as const;
export type Trouble = keyof typeof troubles;
// The keys of the table are the troubles.
export const allTroubles = Object.keys(troubles) as readonly Trouble[];

export interface StandInSiteVerify {
  readonly verifiers: Verifiers;
  /** A token for a check that was passed on a page of a host; `null` leaves the host out, as hCaptcha may. */
  token(host?: string | null): string;
  /** What was asked so far, newest last. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** From now on it has this trouble, or none. */
  have(trouble: Trouble | undefined): void;
  close(): Promise<void>;
}

/**
 * Stands in for the calls of Turnstile and hCaptcha that check a token, with their fields and error words: a token serves once, for the secret
 * that it was made for. hCaptcha also compares the site key.
 */
export async function startSiteVerify(): Promise<StandInSiteVerify> {
  const tokens = new Map<string, string | null>();
  const asked: Record<string, string>[] = [];
  let trouble: Trouble | undefined;

  function verdictOn({ secret, response = '', sitekey = SITE_KEY }: Readonly<Record<string, string>>): object {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== SECRET_KEY) return refused('invalid-input-secret');
    if (sitekey !== SITE_KEY) return refused('sitekey-secret-mismatch');
    const hostname = tokens.get(response);
    if (hostname === undefined) return refused('invalid-input-response');
    tokens.delete(response);
    return { success: true, 'error-codes': [], challenge_ts: '2026-03-01T12:00:00Z', hostname: hostname ?? 'not-provided' };
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push(form);
    if (trouble !== undefined) return troubles[trouble](res);
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdictOn(form)));
  }

  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const at = (provider: CaptchaProvider) => `http://127.0.0.1:${port}/${provider}`;

  return {
    verifiers: { turnstile: at('turnstile'), hcaptcha: at('hcaptcha'), withinMs: WITHIN_MS },
    token(host = 'lantern.localhost') {
      const token = crypto.randomUUID();
      tokens.set(token, host);
      return token;
    },
    asked,
    have: (next) => {
      trouble = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
