import { describe, expect, it } from 'vitest';
import { CARD, PAYMENT_PASSWORD, paymentSandbox } from '../testing/paymentSandbox.ts';
import { slowPasswords } from '../credentials/passwords.ts';
import { MERCHANT, release } from '../testing/startTestSandbox.ts';

const { sandbox, who, call, setPassword, reset, addCard, cards, withdraw, prepared } = paymentSandbox(undefined, {
  passwords: slowPasswords,
});

describe('the payment password', () => {
  const has = async () => (await call('GET', '/wps/member/hasWithdrawalPassword')).value;

  it('is set once without an old one, and changed only with it', async () => {
    expect(await has()).toBe(false);
    expect((await setPassword({ paymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
    expect(await has()).toBe(true);
    expect(await setPassword({ paymentPassword: '246801' })).toMatchObject({ status: 403, code: 'payment.passwordWrong' });
    expect((await setPassword({ paymentPassword: '246801', oldPaymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
  });

  it('keeps the rules of the register form', async () => {
    const rules = [{ rule: 'format', value: 'digits' } as const];
    sandbox().setRelease(
      release({ registerSettings: { fields: { paymentPassword: { enabled: false, required: false, rules } } } }),
    );
    expect(await setPassword({ paymentPassword: 'abc' })).toMatchObject({
      status: 422,
      code: 'fields.invalid',
      value: { fields: { paymentPassword: { message: 'rule.format.digits' } } },
    });
  });

  it('is stored slowly hashed', async () => {
    await setPassword({ paymentPassword: PAYMENT_PASSWORD });
    const [row] = await sandbox().db.query<{ hash: string }>(
      `select payment_password_hash as hash from accounts where username = 'demomember' and merchant_code = $1`,
      [MERCHANT],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
  });

  it('is reset by the password of the login', async () => {
    await setPassword({ paymentPassword: PAYMENT_PASSWORD });
    expect(await reset({ password: 'not-mine', paymentPassword: '246801' })).toMatchObject({
      status: 403,
      code: 'password.oldWrong',
    });
    expect((await reset({ password: 'livery-demo-1', paymentPassword: '246801' })).status).toBe(200);
    expect((await setPassword({ paymentPassword: '999999', oldPaymentPassword: '246801' })).status).toBe(200);
  });

  it('cannot be guessed: after some wrong ones the right one is refused, too, until the time is over', async () => {
    const cardId = await prepared();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => withdraw({ cardId, paymentPassword: '000000' })));
    expect(guesses.filter(({ code }) => code === 'payment.passwordWrong')).toHaveLength(5);
    expect(await withdraw({ cardId })).toMatchObject({ status: 429, code: 'login.locked' });
    sandbox().wait(16 * 60_000);
    expect((await withdraw({ cardId })).status).toBe(200);
  });

  it('is for formal members', async () => {
    expect(await setPassword({ paymentPassword: PAYMENT_PASSWORD }, who('trial'))).toMatchObject({ code: 'free_reject' });
  });
});

describe('bank cards', () => {
  it('are answered masked, and stored without their number', async () => {
    const added = await addCard();
    expect(added.value).toMatchObject({ bankName: 'Orchard Mutual', number: '•••• 7890', payeeName: 'M••• H•••' });
    expect(await cards()).toMatchObject({ playMoney: true, payeeName: 'M••• H•••', cards: [added.value] });
    const stored = JSON.stringify(await sandbox().db.query('select * from bank_cards'));
    expect(stored).not.toContain(CARD.slice(0, 12));
    expect(JSON.stringify(await cards())).not.toContain(CARD.slice(0, 12));
  });

  it('need the name of a payee, which the first of them fixes', async () => {
    expect(await addCard({ payeeName: ' ' })).toMatchObject({ code: 'fields.invalid', value: { fields: { payeeName: {} } } });
    await addCard();
    const second = await addCard({ number: '6222029999999999', payeeName: 'Somebody Else' });
    expect(second.value).toMatchObject({ payeeName: 'M••• H•••' });
  });

  it.each([
    ['of no bank', { bank: 'NOBODY' }, 'fields.invalid'],
    ['with letters', { number: '6222x21234567890' }, 'body.invalid'],
    ['too short', { number: '1234567' }, 'body.invalid'],
    ['with an id of its own', { id: 7 }, 'body.invalid'],
  ])('%s are refused', async (_title, changes, code) => {
    expect(await addCard(changes)).toMatchObject({ status: 422, code });
  });

  it('are added once, and no more than five', async () => {
    const twice = await Promise.all([addCard(), addCard()]);
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await addCard()).toMatchObject({ status: 409, code: 'payment.cardKnown' });
    for (let index = 1; index < 5; index += 1) await addCard({ number: `62220212345600${index}${index}` });
    expect(await addCard({ number: '6222021234560099' })).toMatchObject({ status: 409, code: 'payment.cardsFull' });
  });

  it('are shown to their owner only', async () => {
    await addCard();
    expect((await cards(who('other'))).cards).toEqual([]);
  });
});
