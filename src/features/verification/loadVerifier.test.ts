import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { type FakeAnswers, fakeHttp } from '#tests/support/fakeHttp.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { loadVerifier } from './loadVerifier.ts';

const NUMBER = { countryDialingCode: '84', mobileNum: '0912345678' };
const settings: Behaviour['verification'] = {
  phone: 'firebase',
  resendSeconds: 60,
  codeSeconds: 300,
  countries: [],
  firebaseApiKey: 'key 1',
  firebaseProject: 'lantern',
  firebaseAddress: '',
};

async function open(
  answers: FakeAnswers = { firebaseSend: {} },
  change: Partial<Behaviour['verification']> = {},
  paths: Partial<Record<CallName, string>> = {},
) {
  const http = fakeHttp(answers);
  const verification = { ...settings, ...change };
  const { site } = resolvedWith({
    '/template/behaviour/verification': verification,
    '/template/behaviour/platform/paths': paths,
  });
  return { http, verifier: await loadVerifier(http, 'smsWithoutLogin', site) };
}

let asked: [url: string, body: unknown][];
let answers: (() => Response)[];
beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return (answers.shift() ?? (() => Response.json({ sessionInfo: 's-1' })))();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a phone verified by messages of the platform', () => {
  it('gets its code from the platform, which also checks it', async () => {
    const { http, verifier } = await open({ smsWithoutLogin: { expirationTime: 1_800_000_000_000 } }, { phone: 'sms' });
    expect(await verifier.send(NUMBER)).toBe(1_800_000_000_000);
    expect(await verifier.confirm('123456')).toEqual({});
    expect(http.asked).toEqual([{ call: 'smsWithoutLogin', given: NUMBER }]);
    expect(asked).toEqual([]);
  });

  it('has its code checked before the form is sent, where the platform has a call for that (CALL-15)', async () => {
    const paths = { checkCode: '/wps/verification' };
    const { http, verifier } = await open({ smsWithoutLogin: {}, checkCode: { valid: true } }, { phone: 'sms' }, paths);
    await verifier.send({ ...NUMBER, captcha: 'abcd', captchaId: 'c-1' });
    expect(await verifier.confirm('123456')).toEqual({});
    http.answer({ checkCode: { valid: false } });
    await expect(verifier.confirm('000000')).rejects.toMatchObject({ code: 'code.wrong' });
    expect(http.asked[1]).toEqual({
      call: 'checkCode',
      given: { ...NUMBER, verificationCode: '123456', purpose: 'noLogin' },
    });
  });
});

describe('a phone verified by Firebase', () => {
  it('gets its code once our platform has agreed, at the number as seen from abroad', async () => {
    const { http, verifier } = await open({ firebaseSend: { expirationTime: 1_800_000_000_000 } });
    expect(await verifier.send(NUMBER)).toBe(1_800_000_000_000);
    expect(http.asked).toEqual([{ call: 'firebaseSend', given: NUMBER }]);
    expect(asked).toEqual([
      ['https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=key%201', { phoneNumber: '+84912345678' }],
    ]);
  });

  it('gets none when our platform refuses', async () => {
    const { verifier } = await open({ firebaseSend: new ApiError('rate.limited', 429, '') });
    await expect(verifier.send(NUMBER)).rejects.toMatchObject({ code: 'rate.limited' });
    expect(asked).toEqual([]);
  });

  it('is proved by a token, for which Firebase is asked once for each code', async () => {
    const { verifier } = await open();
    await verifier.send(NUMBER);
    answers = [() => Response.json({ idToken: 't-1' })];
    const proof = { firebaseChannel: 'phone', firebaseIdToken: 't-1', firebaseMobileNo: '+84912345678' };
    expect(await verifier.confirm('123456')).toEqual(proof);
    expect(await verifier.confirm('123456')).toEqual(proof);
    expect(asked).toHaveLength(2);
  });

  it('is told to the platform before the form, where it has a call for that (CALL-17)', async () => {
    const { http, verifier } = await open(
      { firebaseSend: {}, firebaseVerify: { mobileNum: '84912345678' } },
      {},
      {
        firebaseVerify: '/wps/verification/firebase/verify',
      },
    );
    await verifier.send(NUMBER);
    answers = [() => Response.json({ idToken: 't-1' })];
    await verifier.confirm('123456');
    expect(http.asked.at(-1)).toEqual({ call: 'firebaseVerify', given: { firebaseIdToken: 't-1' } });
  });

  it('proves nothing before a code was sent', async () => {
    const { verifier } = await open();
    await expect(verifier.confirm('123456')).rejects.toMatchObject({ code: 'firebase.code' });
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
  ] as const)('recognises %s', async (_title, how, code) => {
    const { verifier } = await open();
    await verifier.send(NUMBER);
    answers = [how];
    await expect(verifier.confirm('000000')).rejects.toMatchObject({ name: 'ApiError', code });
  });
});
