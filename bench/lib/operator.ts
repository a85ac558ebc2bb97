import type { Release } from '#schemas/release/release.schema.ts';
import { type Livery, OPERATOR_PASSWORD } from './startLivery.ts';

/** What the preview API calls for publishing answer, as far as a bench needs it. */
interface Opened {
  readonly live: { readonly document: Release };
  readonly draft: { readonly revision: number };
}

/** Publishes a changed release of a merchant as the operator's tool does. */
export async function publish(livery: Livery, merchant: string, change: (release: Release) => Release): Promise<void> {
  const api = `${livery.operator}/preview/api`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(api + path, {
      ...init,
      headers: { origin: livery.operator, 'content-type': 'application/json', ...init.headers },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await ask('/session', {
    method: 'POST',
    body: JSON.stringify({ name: 'admin', password: OPERATOR_PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { csrf } = (await (await ask('/session', { headers: { cookie } })).json()) as { csrf: string };
  const { live, draft } = (await (await ask(`/merchants/${merchant}`, { headers: { cookie } })).json()) as Opened;
  const headers = { cookie, 'x-csrf': csrf };
  const saved = (await (
    await ask(`/merchants/${merchant}/draft`, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${draft.revision}"` },
      body: JSON.stringify(change(live.document)),
    })
  ).json()) as { revision: number };
  await ask(`/merchants/${merchant}/releases`, {
    method: 'POST',
    headers: { ...headers, 'if-match': `"${saved.revision}"` },
    body: JSON.stringify({ note: 'bench' }),
  });
}
