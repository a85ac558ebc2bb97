import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, newestMessage } from '../testing/askForCode.ts';
import { tryLogin } from '../testing/encryptLogin.ts';
import { person } from '../testing/person.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.setRelease(release());
  sandbox.setLimits(defaultLimits);
});

const byMobile = (json: object) =>
  sandbox.call('PUT', '/wps/member/register/mobile', { json: { ...person, countryDialingCode: '84', ...json } });

describe('registration by mobile number', () => {
  it('is refused while its switch is off', async () => {
    expect((await byMobile({ mobileNum: '912345678' })).body.errorCode).toBe('register.methodOff');
  });

  it('needs the number and makes the account by it', async () => {
    sandbox.setRelease(release({ switches: { MOBILENUMREG3: '1' } }));
    expect((await byMobile({})).body.value).toEqual({ fields: { mobileNum: { message: 'rule.required', params: {} } } });
    expect((await byMobile({ mobileNum: '912345678' })).body.value).toEqual({ userName: '84912345678' });
    expect((await byMobile({ mobileNum: '912345678' })).body.value).toEqual({
      fields: { mobileNum: { message: 'rule.usernameTaken', params: {} } },
    });
  });

  it('knows a number by its owner, however many zeros come first', async () => {
    sandbox.setRelease(release({ switches: { MOBILENUMREG3: '1' } }));
    expect((await byMobile({ mobileNum: '912000001' })).status).toBe(200);
    expect((await byMobile({ mobileNum: '0912000001' })).body.value).toEqual({
      fields: { mobileNum: { message: 'rule.usernameTaken', params: {} } },
    });
  });

  it('does not let an unproven number identify anybody', async () => {
    const switches = { MOBILENUMREG3: '1', MOBILECODELOGIN3: '1', PSWPHONE3: '1' };
    const number = { countryDialingCode: '84', mobileNum: '912345690' };
    const atHome = (more: Record<string, string> = {}) => {
      const plain = release({ switches: { ...switches, ...more } });
      sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { login: { dialingCode: '84' } } } });
    };
    atHome();
    expect((await byMobile({ ...number, password: 'squatter-1', confirmPassword: 'squatter-1' })).body.value).toEqual({
      userName: '84912345690',
    });
    const code = await codeFor(sandbox, number);
    expect(code).toBe('');
    expect((await newestMessage(sandbox, '+84912345690'))?.message).toContain('no account is linked to this phone number');

    // The owner proves it: registers beside the other, and his code leads to his own account.
    atHome({ REGMOBVERF3: '1' });
    await sandbox.db.query('delete from verification_codes');
    const verificationCode = await codeFor(sandbox, number, 'register');
    const owned = (await byMobile({ ...number, verificationCode })).body.value as { userName: string };
    expect(owned.userName).toMatch(/^84912345690m/);
    const byCode = await tryLogin(sandbox, {
      type: 'sms',
      username: number.mobileNum,
      countryDialingCode: '84',
      password: await codeFor(sandbox, number),
    });
    expect(byCode.body.value).toMatchObject(owned);
    expect((await tryLogin(sandbox, { username: '0912345690', password: 'secret-1' })).body.value).toMatchObject(owned);
    expect((await tryLogin(sandbox, { username: '84912345690', password: 'squatter-1' })).body.value).toMatchObject({
      userName: '84912345690',
    });
  });

  it.each(['0912345695', '912345695', '84912345695', '+84 912 345 695', '٠٩١٢٣٤٥٦٩٥'])(
    'logs in with the password by %s',
    async (written) => {
      const made = release({ switches: { MOBILENUMREG3: '1' } });
      sandbox.setRelease({ ...made, template: { ...made.template, behaviour: { login: { dialingCode: '84' } } } });
      await byMobile({ mobileNum: '0912 345 695' });
      const { body } = await tryLogin(sandbox, { username: written, password: 'secret-1' });
      expect(body.value).toMatchObject({ userName: '84912345695' });
    },
  );

  describe('with a code', () => {
    const number = { countryDialingCode: '84', mobileNum: '912345679' };
    const refused = { fields: { verificationCode: { message: 'rule.codeWrong', params: {} } } };
    beforeEach(async () => {
      sandbox.setRelease(release({ switches: { MOBILENUMREG3: '1', REGMOBVERF3: '1' } }));
      await sandbox.db.query('delete from verification_codes');
    });

    it('believes none that was not sent, was sent for something else or to another number', async () => {
      expect((await byMobile({ ...number, verificationCode: '123456' })).body.value).toEqual(refused);
      const other = await codeFor(sandbox, { ...number, mobileNum: '912345600' }, 'register');
      expect((await byMobile({ ...number, verificationCode: other })).body.value).toEqual(refused);
    });

    it('keeps the code while other fields are at fault, and takes it once', async () => {
      const verificationCode = await codeFor(sandbox, number, 'register');
      expect(verificationCode).toMatch(/^\d{6}$/);
      expect((await byMobile({ ...number, verificationCode, password: 'x' })).status).toBe(422);
      expect((await byMobile({ ...number, verificationCode })).body.value).toEqual({ userName: '84912345679' });
      expect((await byMobile({ ...number, mobileNum: '0912345679', verificationCode })).body.value).toEqual(refused);
    });

    it('tells only the owner of a number that it is registered', async () => {
      const owned = { ...number, mobileNum: '912345680' };
      const first = await codeFor(sandbox, owned, 'register');
      expect((await byMobile({ ...owned, verificationCode: first })).status).toBe(200);
      await sandbox.db.query('delete from verification_codes'); // the next code may be sent at once
      expect((await byMobile({ ...owned, verificationCode: '000000' })).body.value).toEqual(refused);
      const verificationCode = await codeFor(sandbox, owned, 'register');
      expect((await byMobile({ ...owned, verificationCode })).body.value).toEqual({
        fields: { mobileNum: { message: 'rule.usernameTaken', params: {} } },
      });
    });
  });
});
