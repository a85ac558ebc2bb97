import type { Queries } from '#server/store/database/Database.ts';

type Profile = {
  headIcon: string | null;
  payeeName: string;
  hasPaymentPassword: boolean;
  hasBankCard: boolean;
  hasPasskey: boolean;
  questionCount: number;
};

/** What an account has set up beside its name, password and address. The payee's name may come from the register form. */
export async function profileOf(queries: Queries, accountId: number): Promise<Profile> {
  const [row] = await queries.query<Profile>(
    `select head_icon as "headIcon", coalesce(details->>'payeeName', '') as "payeeName",
       payment_password_hash is not null as "hasPaymentPassword",
       exists (select 1 from bank_cards c where c.account_id = a.id) as "hasBankCard",
       exists (select 1 from passkeys p where p.account_id = a.id) as "hasPasskey",
       (select count(*) from security_answers s where s.account_id = a.id) as "questionCount"
     from accounts a where a.id = $1`,
    [accountId],
  );
  return (
    row ?? { headIcon: null, payeeName: '', hasPaymentPassword: false, hasBankCard: false, hasPasskey: false, questionCount: 0 }
  );
}

export async function setHeadIcon(queries: Queries, accountId: number, icon: string): Promise<void> {
  await queries.query('update accounts set head_icon = $2 where id = $1', [accountId, icon]);
}

export async function setNickname(queries: Queries, accountId: number, nickname: string): Promise<void> {
  await queries.query('update accounts set nickname = $2 where id = $1', [accountId, nickname]);
}

/** Sets another address; links that went to the one before no longer serve. */
export async function setEmail(queries: Queries, accountId: number, email: string): Promise<void> {
  await queries.query('update accounts set email = $2 where id = $1', [accountId, email]);
  await queries.query('delete from password_links where account_id = $1', [accountId]);
}

/** Sets the payee's name once. False where there is another one already; the same one again is not a fault. */
export async function setPayeeName(queries: Queries, accountId: number, payeeName: string): Promise<boolean> {
  const rows = await queries.query(
    `update accounts set details = details || jsonb_build_object('payeeName', $2::text)
     where id = $1 and coalesce(details->>'payeeName', '') in ('', $2::text) returning id`,
    [accountId, payeeName],
  );
  return rows.length > 0;
}

/** Ids of the questions that a member has answered, in their order. */
export async function answeredQuestions(queries: Queries, accountId: number): Promise<number[]> {
  const rows = await queries.query<{ questionId: number }>(
    'select question_id as "questionId" from security_answers where account_id = $1 order by place',
    [accountId],
  );
  return rows.map(({ questionId }) => questionId);
}

interface AnswerHash {
  readonly questionId: number;
  readonly answerHash: string;
}

/** Puts these answers in the place of all before. Run it in a transaction. */
export async function replaceAnswers(queries: Queries, accountId: number, answers: readonly AnswerHash[]): Promise<void> {
  await queries.query('delete from security_answers where account_id = $1', [accountId]);
  for (const [place, { questionId, answerHash }] of answers.entries()) {
    await queries.query('insert into security_answers (account_id, place, question_id, answer_hash) values ($1, $2, $3, $4)', [
      accountId,
      place,
      questionId,
      answerHash,
    ]);
  }
}
