import type { Migration } from '#server/store/migrations/Migration.ts';

/** Data of the security centre: avatars, and hashes of the answers to security questions. */
export const createSecurityAnswers: Migration = {
  name: '0016-profile',
  statements: [
    `alter table accounts add column head_icon text`,
    `create table security_answers (
      account_id bigint not null references accounts on delete cascade,
      place int not null,
      question_id int not null,
      answer_hash text not null,
      primary key (account_id, place),
      unique (account_id, question_id)
    )`,
  ],
};
