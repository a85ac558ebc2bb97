import type { BankCardAnswer, BankCardsAnswer } from '#schemas/declare/platform/payment.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { maskedName } from '../profile/masked.ts';
import { profileOf, setPayeeName } from '../profile/profileQueries.ts';
import { soundValue } from '../profile/setProfile.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { MAX_CARDS, banks } from '../wallet/cashier.ts';

type Card = { id: number; bank: string; payeeName: string; numberEnd: string; numberHash: string };

const END = 4;

const bankName = (code: string): string => banks.find((bank) => bank.code === code)?.name ?? code;

const answerOf = ({ id, bank, payeeName, numberEnd }: Omit<Card, 'numberHash'>): BankCardAnswer => ({
  id: String(id),
  bankName: bankName(bank),
  payeeName: maskedName(payeeName),
  number: `•••• ${numberEnd}`,
});

const cardsOf = (queries: Queries, accountId: number): Promise<Card[]> =>
  queries.query<Card>(
    `select id, bank, payee_name as "payeeName", number_end as "numberEnd", number_hash as "numberHash"
     from bank_cards where account_id = $1 order by id`,
    [accountId],
  );

/** The name of a card on a receipt; undefined if the account has no such card. */
export async function cardSubject(queries: Queries, accountId: number, cardId: string): Promise<string | undefined> {
  const card = (await cardsOf(queries, accountId)).find(({ id }) => String(id) === cardId);
  return card && `${bankName(card.bank)} •••• ${card.numberEnd}`;
}

/** CALL-71, read. */
export async function listCards(parts: SandboxParts, { account: { id } }: MemberContext): Promise<BankCardsAnswer> {
  const { payeeName } = await profileOf(parts.db, id);
  return {
    playMoney: true,
    cards: (await cardsOf(parts.db, id)).map(answerOf),
    banks: [...banks],
    ...(payeeName === '' ? {} : { payeeName: maskedName(payeeName) }),
  };
}

/** CALL-71, add. The payee's name is fixed by the first card (MEM-13): from then on every card is of the same person. */
export async function addCard(parts: SandboxParts, context: MemberContext): Promise<BankCardAnswer> {
  const { db, clock, passwords } = parts;
  const { account } = context;
  const body = readBody('addBankCard', context.body);
  const { bank, number, payeeName: namedPayee = '' } = body;
  if (!banks.some(({ code }) => code === bank))
    throw refuse('fields.invalid', { fields: { bank: { message: 'rule.invalid', params: {} } } });
  const numberEnd = number.slice(-END);
  const numberHash = await passwords.hash(number);
  const card = await db.transaction(async (queries) => {
    // One at a time for an account, so that two cards added at once are counted, compared and named one after the other.
    await queries.query('select 1 from accounts where id = $1 for update', [account.id]);
    const existing = await cardsOf(queries, account.id);
    for (const { numberEnd: end, numberHash: hash } of existing) {
      if (end === numberEnd && (await passwords.fits(number, hash))) throw refuse('payment.cardKnown');
    }
    if (existing.length >= MAX_CARDS) throw refuse('payment.cardsFull');
    const { payeeName: fixed } = await profileOf(queries, account.id);
    const payeeName = fixed || soundValue(parts, context, 'payeeName', namedPayee);
    await setPayeeName(queries, account.id, payeeName);
    const [added] = await queries.query<{ id: number }>(
      `insert into bank_cards (account_id, bank, payee_name, number_end, number_hash, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [account.id, bank, payeeName, numberEnd, numberHash, clock()],
    );
    return added && { id: added.id, bank, payeeName, numberEnd };
  });
  if (card === undefined) throw new Error('a card that was added has no id');
  return answerOf(card);
}
