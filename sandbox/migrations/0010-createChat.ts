import type { Migration } from '#server/store/migrations/Migration.ts';

/** The sandbox's chat, and messages to members. */
export const createChat: Migration = {
  name: '0010-talk',
  statements: [
    `create table chats (
      ticket_hash text primary key,
      merchant_code text not null,
      account_id bigint references accounts on delete cascade,
      language text not null,
      back_path text not null,
      expires_at timestamptz not null
    )`,
    // A member's conversation outlives its tickets; a guest's ends with its own.
    `create table chat_messages (
      id bigint generated always as identity primary key,
      account_id bigint references accounts on delete cascade,
      ticket_hash text references chats on delete cascade,
      is_desk boolean not null,
      is_read boolean not null,
      text text not null,
      check ((account_id is null) <> (ticket_hash is null))
    )`,
    `create index chat_messages_by_account on chat_messages (account_id, id)`,
    `create index chat_messages_by_ticket on chat_messages (ticket_hash, id)`,
    `create table member_messages (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      title text not null,
      content text not null,
      is_read boolean not null default false,
      sent_at timestamptz not null
    )`,
    `create index member_messages_by_account on member_messages (account_id, id)`,
  ],
};
