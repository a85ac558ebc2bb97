import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryLogin } from '../testing/encryptLogin.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';
import { slowPasswords } from '../credentials/passwords.ts';
import { person } from '../testing/person.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, { passwords: slowPasswords });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.setRelease(release());
  sandbox.setLimits(defaultLimits);
});

const send = (json: object) => sandbox.call('PUT', '/wps/member/register', { json: { ...person, ...json } });
const accounts = (username: string) =>
  sandbox.db.query('select * from accounts where username_key = $1', [username.toLowerCase()]);

describe('registration by username', () => {
  it('takes an easy password where the merchant wants no such rule', async () => {
    const plain = release();
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { password: { refuseCommon: false } } } });
    expect((await send({ username: 'easygoing', password: 'password1', confirmPassword: 'password1' })).status).toBe(200);
  });

  it.each(['Admin', release().template.merchantCode, 'LanternHouse'])(
    'says that the reserved name %s is taken',
    async (username) => {
      const { template, ...others } = release();
      sandbox.setRelease({
        ...others,
        template: { ...template, parameters: { ...template.parameters, title: 'Lantern House' } },
      });
      const { body } = await sandbox.call('GET', `/wps/check/username?username=${username}`);
      expect(body.value).toEqual({ available: false });
    },
  );

  it('makes an account that can log in and has an empty wallet', async () => {
    expect((await send({ username: 'Lantern1', email: 'l@lantern.example', registerMethod: 'PWA' })).body).toEqual({
      success: true,
      value: { userName: 'Lantern1' },
    });
    const { body } = await tryLogin(sandbox, { username: 'lantern1', password: 'secret-1' });
    expect(body.value).toMatchObject({ userName: 'Lantern1', type: 0 });
    const [account] = await accounts('lantern1');
    expect(account).toMatchObject({ email: 'l@lantern.example', customer_type: 0, details: { registerMethod: 'PWA' } });
    expect(JSON.stringify(account)).not.toContain('secret-1');
    expect(account).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it.each([
    ['a short username', { username: 'ab' }, { username: { message: 'rule.minLength', params: { value: 4 } } }],
    ['no username', {}, { username: { message: 'rule.required', params: {} } }],
    [
      'signs in the username',
      { username: 'an na' },
      { username: { message: 'rule.format.letters-digits', params: { value: 'letters-digits' } } },
    ],
    [
      'an e-mail that is none',
      { username: 'rules1', email: 'me@' },
      { email: { message: 'rule.format.email', params: { value: 'email' } } },
    ],
    [
      'a birthday that is too recent',
      { username: 'rules1', birthday: '2010-01-01' },
      { birthday: { message: 'rule.minAge', params: { value: 18 } } },
    ],
    [
      'another confirmation',
      { username: 'rules1', confirmPassword: 'secret-2' },
      { confirmPassword: { message: 'rule.equals', params: { value: 'password' } } },
    ],
    [
      'a password that everybody has',
      { username: 'rules1', password: 'Password1', confirmPassword: 'Password1' },
      { password: { message: 'rule.passwordCommon', params: {} } },
    ],
    [
      'a password with the username in it',
      { username: 'rules1', password: 'my-RULES1-7', confirmPassword: 'my-RULES1-7' },
      { password: { message: 'rule.passwordName', params: {} } },
    ],
    ['a name for staff', { username: 'Support' }, { username: { message: 'rule.usernameTaken', params: {} } }],
    ['the name of the site', { username: 'LANTERN' }, { username: { message: 'rule.usernameTaken', params: {} } }],
  ])('refuses %s, by the merchant’s rules', async (_title, json, fields) => {
    const { status, body } = await send(json);
    expect([status, body.errorCode]).toEqual([422, 'fields.invalid']);
    expect(body.value).toEqual({ fields });
  });

  it('tells all faults at once', async () => {
    const { body } = await send({ username: 'a', password: '1', confirmPassword: '2', email: 'x' });
    expect(Object.keys((body.value as { fields: object }).fields).toSorted()).toEqual([
      'confirmPassword',
      'email',
      'password',
      'username',
    ]); // shape is the test above
  });

  it.each([
    ['without the terms', { username: 'terms1', terms: false }, 422, 'register.terms'],
    ['as an agent', { username: 'mass1', type: 1 }, 422, 'body.invalid'],
    ['with money', { username: 'mass1', balance: 1000 }, 422, 'body.invalid'],
    ['with a hash', { username: 'mass1', password_hash: 'x' }, 422, 'body.invalid'],
    ['from an unknown kind of app', { username: 'mass1', registerMethod: 'FAX' }, 422, 'body.invalid'],
  ])('refuses a registration %s', async (_title, json, status, errorCode) => {
    const answer = await send(json);
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
    expect(await accounts('mass1')).toEqual([]);
    expect(await accounts('terms1')).toEqual([]);
  });

  it('drops values of fields that the form does not have', async () => {
    await send({ username: 'dropper1', nickname: 'Sneaky', zalo: '123' });
    const [account] = await accounts('dropper1');
    expect(account).toMatchObject({ nickname: null, details: expect.not.objectContaining({ zalo: '123' }) });
  });

  it.each(['84912345678', '٨٤٩١٢٣٤٥٦٧٨', '+84 912 345 678', '⑧⑧⑧⑧⑧⑧⑧'])(
    'refuses %s, which looks like somebody’s number, whatever the merchant’s rules say',
    async (username) => {
      const plain = release();
      const free = { enabled: true, required: true, rules: [] };
      sandbox.setRelease({ ...plain, registerSettings: { fields: { ...plain.registerSettings?.fields, username: free } } });
      expect((await send({ username })).body.value).toEqual({
        fields: { username: { message: 'rule.usernameDigits', params: { value: '[^0-9]' } } },
      });
    },
  );

  it('takes each username once, in any case', async () => {
    await send({ username: 'unique1' });
    const { body } = await send({ username: 'UNIQUE1' });
    expect(body.value).toEqual({ fields: { username: { message: 'rule.usernameTaken', params: {} } } });
    expect((await sandbox.call('GET', '/wps/check/username?username=Unique1')).body.value).toEqual({ available: false });
    expect((await sandbox.call('GET', '/wps/check/username?username=unique2')).body.value).toEqual({ available: true });
  });

  it('makes one account of a double submit, and tells the second', async () => {
    const answers = await Promise.all([send({ username: 'twice1' }), send({ username: 'twice1' }), send({ username: 'twice1' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.value).toEqual({
      fields: { username: { message: 'rule.usernameTaken', params: {} } },
    });
    expect(await accounts('twice1')).toHaveLength(1);
  });

  it('gives the same username to two merchants', async () => {
    await send({ username: 'shared1' });
    const elsewhere = await sandbox.call('PUT', '/wps/member/register', {
      json: { ...person, username: 'shared1' },
      headers: { merchant: 'harbour' },
    });
    expect(elsewhere.status).toBe(200);
  });

  it('limits registrations from one address', async () => {
    await sandbox.db.query('delete from counters');
    sandbox.setLimits({ registrationsPerIp: { count: 1, windowMs: 60_000 } });
    await send({ username: 'many1' });
    expect((await send({ username: 'many2' })).status).toBe(429);
    await sandbox.db.query('delete from counters');
  });
});

describe('a form with more fields', () => {
  const withField = (name: string, required = true) => {
    const plain = release();
    const fields = { ...plain.registerSettings?.fields, [name]: { enabled: true, required, rules: [] } };
    sandbox.setRelease({ ...plain, registerSettings: { fields } });
  };

  it('asks for a captcha and takes it once', async () => {
    withField('captcha');
    expect((await send({ username: 'robot1' })).body.value).toEqual({
      fields: { captcha: { message: 'rule.required', params: {} } },
    });
    const wrong = await solveCaptcha(sandbox);
    expect((await send({ username: 'robot1', ...wrong, captcha: '00000' })).body.value).toEqual({
      fields: { captcha: { message: 'rule.captchaWrong', params: {} } },
    });
    const solved = await solveCaptcha(sandbox);
    expect((await send({ username: 'human1', ...solved })).status).toBe(200);
    expect((await send({ username: 'human2', ...solved })).body.value).toEqual({
      fields: { captcha: { message: 'rule.captchaWrong', params: {} } },
    });
  });

  it('keeps the captcha while other fields are at fault or the name is taken', async () => {
    expect((await send({ username: 'taken1' })).status).toBe(200);
    withField('captcha');
    const solved = await solveCaptcha(sandbox);
    expect((await send({ username: 'x', ...solved })).status).toBe(422);
    expect((await send({ username: 'taken1', ...solved })).status).toBe(422);
    expect((await send({ username: 'second1', ...solved })).status).toBe(200);
  });

  it('knows the invitation codes of agents', async () => {
    withField('affiliateCode', false);
    expect((await send({ username: 'invited1', affiliateCode: 'nobody' })).body.value).toEqual({
      fields: { affiliateCode: { message: 'rule.affiliateUnknown', params: {} } },
    });
    expect((await send({ username: 'invited1', affiliateCode: '100001' })).status).toBe(200);
  });
});

describe('an invitation without a field for it', () => {
  const invitedBy = async (username: string) =>
    (await sandbox.db.query(`select details ->> 'affiliateCode' as code from accounts where username_key = $1`, [username]))[0]?.[
      'code'
    ];

  it('is recorded, and puts the new account below the agent', async () => {
    expect((await send({ username: 'invited7', affiliateCode: '100001' })).status).toBe(200);
    expect(await invitedBy('invited7')).toBe('100001');
    const upline = await sandbox.db.query(
      `select u.username from agent_lines l join accounts m on m.id = l.account_id join accounts u on u.id = l.upline_id
       where m.username_key = 'invited7'`,
    );
    expect(upline).toEqual([{ username: 'demoagent' }]);
  });

  it('does not stop a registration when its code is unknown: the player could not correct it', async () => {
    expect((await send({ username: 'invited8', affiliateCode: 'nobody' })).status).toBe(200);
    expect(await invitedBy('invited8')).toBeNull();
  });
});

describe('accepted terms', () => {
  const recorded = () => sandbox.db.query('select merchant_code, revision, ip, accepted_at from accepted_terms');

  it.each([
    ['strict', 1],
    ['seed', 0],
  ] as const)('are recorded as the compliance profile %s says', async (conduct, count) => {
    await sandbox.db.query('delete from accepted_terms');
    const plain = release();
    sandbox.setRelease({ ...plain, template: { ...plain.template, conduct } });
    expect((await send({ username: `terms${conduct}` })).status).toBe(200);
    const rows = await recorded();
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      expect(row).toMatchObject({
        merchant_code: 'lantern',
        ip: expect.stringContaining('127.0.0.1'),
        accepted_at: sandbox.now(),
      });
      expect(row['revision']).toBeGreaterThan(1);
    }
  });
});
