import type { Condition } from '#schemas/declare/entries/condition.ts';
import { pageContent } from '#schemas/declare/entries/menuConditions.ts';
import { always, announced, chat, service } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  messenger: always,
  notices: announced,
  inbox: pageContent.inbox,
  chat,
  affiliate: service,
} as const satisfies Readonly<Record<string, Condition>>;
