import type { Release } from '#schemas/declare/release/release.schema.ts';
import { type Livery, OPERATOR_PASSWORD } from './startLivery.ts';

/** What the preview API calls for publishing answer, as far as a bench needs it. */
interface Opened {
  readonly live: { readonly document: Release };
  readonly draft: { readonly revision: number };
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Asks the operators' API as the first operator. */
export async function signIn({ operator }: Livery): Promise<Ask> {
  const known: Record<string, string> = { origin: operator, 'content-type': 'application/json' };
  const ask: Ask = async (path, init = {}) => {
    const response = await fetch(`${operator}/preview/api${path}`, { ...init, headers: { ...known, ...init.headers } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await ask('/session', {
    method: 'POST',
    body: JSON.stringify({ name: 'admin', password: OPERATOR_PASSWORD }),
  });
  known['cookie'] = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  known['x-csrf'] = ((await (await ask('/session')).json()) as { csrf: string }).csrf;
  return ask;
}

/** Publishes a changed release of a merchant as the operator's tool does. */
export async function publish(livery: Livery, merchant: string, change: (release: Release) => Release): Promise<void> {
  const ask = await signIn(livery);
  const { live, draft } = (await (await ask(`/merchants/${merchant}`)).json()) as Opened;
  const saved = (await (
    await ask(`/merchants/${merchant}/draft`, {
      method: 'PUT',
      headers: { 'if-match': `"${draft.revision}"` },
      body: JSON.stringify(change(live.document)),
    })
  ).json()) as { revision: number };
  await ask(`/merchants/${merchant}/releases`, {
    method: 'POST',
    headers: { 'if-match': `"${saved.revision}"` },
    body: JSON.stringify({ note: 'bench' }),
  });
}
