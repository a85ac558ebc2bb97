import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from './http.ts';

const TOKEN = 'a-token-of-some-length';

/** A platform that answers everything in this way; gives what it was asked. */
function answering(status: number, body: unknown) {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(init);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const client = (token?: string) => {
  const onExpired = vi.fn<(token: string) => void>();
  return { onExpired, http: createHttp({ token: () => token, onExpired }) };
};

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('names its version and its session', async () => {
    const asked = answering(200, { success: true });
    await client(TOKEN).http.send('changePassword', {});
    expect(asked).toMatchObject([{ method: 'POST', headers: { version: '2', authorization: TOKEN } }]);
  });

  it.each([
    ['session.expired', { success: false, errorCode: 'session.expired' }],
    ['http.401', 'nonsense'],
  ])('that answers %s ends the session it was made with', async (code, body) => {
    answering(401, body);
    const { http, onExpired } = client(TOKEN);
    await expect(http.read('wallet')).rejects.toMatchObject({ code });
    expect(onExpired).toHaveBeenCalledExactlyOnceWith(TOKEN);
  });

  it.each([
    ['without a session', undefined, 'session.expired'],
    ['that is refused for another reason', TOKEN, 'login.wrong'],
  ])('%s ends none', async (_title, token, errorCode) => {
    answering(401, { success: false, errorCode });
    const { http, onExpired } = client(token);
    await expect(http.read('captcha')).rejects.toMatchObject({ code: errorCode });
    expect(onExpired).not.toHaveBeenCalled();
  });
});
