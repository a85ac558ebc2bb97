import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOT_TOKEN, signTelegram } from '../testing/signTelegram.ts';
import { type Answered, MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, { merchantSecrets: { [MERCHANT]: { telegram: BOT_TOKEN } } });
});
afterAll(() => sandbox.close());
beforeEach(() => show({}));

function show({ bot = 'lantern_bot', isOn = '1' }) {
  const plain = release();
  sandbox.setRelease(
    release({ template: { ...plain.template, behaviour: { social: { telegram: { bot } } } }, switches: { telegram: isOn } }),
  );
}

async function start() {
  const json = { provider: 'telegram', returnPath: '/m/home' };
  const answered = await sandbox.call('POST', '/wps/session/social/start', { json });
  const answer = readAnswer('socialStart', answered.body.value);
  if (!answer.ok) throw new Error(`not started: ${answered.body.errorCode}`);
  return answer.value;
}

const secondsAgo = (seconds: number): string => String(Math.floor(sandbox.now().getTime() / 1000) - seconds);
const player = (id = '4211', seconds = 2) => ({ id, first_name: 'Mei', last_name: 'Lin', auth_date: secondsAgo(seconds) });

async function finish(fields: URLSearchParams): Promise<Answered> {
  const { state } = await start();
  const query = new URLSearchParams([['state', state], ...fields]).toString();
  return sandbox.call('POST', '/wps/session/social/finish', { json: { provider: 'telegram', state, query } });
}

describe('Telegram', () => {
  it.each([
    ['without a bot', { bot: '' }],
    ['while switched off', { isOn: '0' }],
  ])('is no way to log in %s', async (_title, setting) => {
    show(setting);
    expect((await sandbox.call('GET', '/wps/session/social')).body.value).toEqual([]);
    await expect(start()).rejects.toThrow('social.off');
  });

  it('is asked with the public half of the token only', async () => {
    const { url, state } = await start();
    const origin = sandbox.url.replace('127.0.0.1', 'lantern.localhost');
    expect(url).not.toContain('AAHdq');
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      bot_id: '110201543',
      origin,
      return_to: `${origin}/m/social/telegram?state=${state}`,
    });
  });

  it('makes a member at first and finds him later', async () => {
    const first = await finish(signTelegram(player()));
    expect(first.body.value).toMatchObject({ userName: expect.stringMatching(/^telegram\w{8}$/), type: 0, firstTimeLogin: true });
    const later = await finish(signTelegram(player('4211', 1)));
    const { userName } = first.body.value as { userName: string }; // seen just now
    expect(later.body.value).toMatchObject({ userName, firstTimeLogin: false });
  });

  const changed = (name: string, value: string) => () => {
    const fields = signTelegram(player('77'));
    fields.set(name, value);
    return fields;
  };

  it.each<[string, () => URLSearchParams]>([
    ['for another person', changed('id', '1')],
    ['with a field more', changed('username', 'root')],
    ['without a signature', changed('hash', '')],
    ['with half a signature', changed('hash', 'ab')],
    ['signed by another bot', () => signTelegram(player('77'), '1:other')],
    ['older than five minutes', () => signTelegram(player('77', 301))],
    ['from the future', () => signTelegram(player('77', -301))],
    ['without a date', () => signTelegram({ id: '77' })],
    ['without a person', () => signTelegram({ auth_date: secondsAgo(1) })],
    ['with an id that is none', () => signTelegram(player('77; drop'))],
    // His name holds a line that reads as another's id: split there, the signature still fits.
    [
      'with a name that passes for an id',
      () => {
        const fields = signTelegram({ ...player('77'), first_name: 'A\nid=1' });
        const { last_name: last, auth_date: date, hash } = Object.fromEntries(fields);
        return new URLSearchParams([
          ['first_name', 'A'],
          ['id', '1'],
          ['id', '77'],
          ['last_name', last ?? ''],
          ['auth_date', date ?? ''],
          ['hash', hash ?? ''],
        ]);
      },
    ],
  ])('is not believed %s', async (_title, fields) => {
    const { status, body } = await finish(fields());
    expect([status, body.errorCode]).toEqual([403, 'social.refused']);
  });

  it('is not believed twice, in capitals either', async () => {
    const fields = signTelegram(player('88'));
    expect((await finish(fields)).status).toBe(200);
    expect((await finish(fields)).body.errorCode).toBe('social.refused');
    fields.set('hash', (fields.get('hash') ?? '').toUpperCase());
    expect((await finish(fields)).body.errorCode).toBe('social.refused');
  });
});
