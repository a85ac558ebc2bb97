import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { type FirebasePhone, useFirebasePhone } from './useFirebasePhone.ts';

const NUMBER = { countryDialingCode: '84', mobileNum: '0912345678' };

function open(answers: FakeAnswers, verification: object = { phone: 'firebase', firebaseApiKey: 'key 1' }) {
  const seen: { phone?: FirebasePhone | null } = {};
  function Probe() {
    const phone = useFirebasePhone();
    useEffect(() => {
      seen.phone = phone;
    }, [phone]);
    return null;
  }
  const { http } = renderWithSite(<Probe />, { answers, release: { '/template/behaviour/verification': verification } });
  return { http, phone: seen.phone };
}

let asked: [url: string, body: unknown][];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ sessionInfo: 's-1' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a phone verified by Firebase', () => {
  it('is none where the site sends its own messages', () => {
    expect(open({}, { phone: 'sms' }).phone).toBeNull();
  });

  it('gets its code once our platform has agreed, at the number as seen from abroad', async () => {
    const { http, phone } = open({ firebaseSend: { expirationTime: 1_800_000_000_000 } });
    expect(await phone?.send(NUMBER)).toEqual({ session: 's-1', expirationTime: 1_800_000_000_000 });
    expect(http.asked).toEqual([{ call: 'firebaseSend', given: NUMBER }]);
    expect(asked).toEqual([
      ['https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=key%201', { phoneNumber: '+84912345678' }],
    ]);
  });

  it('gets none when our platform refuses', async () => {
    const { phone } = open({ firebaseSend: new ApiError('rate.limited', 429, '') });
    await expect(phone?.send(NUMBER)).rejects.toMatchObject({ code: 'rate.limited' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['a wrong code', () => Response.json({ error: { message: 'INVALID_CODE' } }, { status: 400 }), 'firebase.code'],
    ['a late one', () => Response.json({ error: { message: 'SESSION_EXPIRED' } }, { status: 400 }), 'firebase.token'],
    [
      'too many tries',
      () => Response.json({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : wait' } }, { status: 400 }),
      'rate.limited',
    ],
    ['a fault it has no word for', () => new Response('<html>', { status: 500 }), 'firebase.failed'],
    ['an answer without a token', () => Response.json({}), 'answer.unreadable'],
    [
      'no line',
      () => {
        throw new TypeError('fetch failed');
      },
      'network',
    ],
  ] as const)('tells apart %s', async (_title, how, code) => {
    answer = how;
    await expect(open({}).phone?.confirm('s-1', '000000')).rejects.toMatchObject({ name: 'ApiError', code });
  });
});
