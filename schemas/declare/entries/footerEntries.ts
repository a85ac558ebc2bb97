import type { FooterItem } from '../release/templateParameters.schema.ts';
import type { Condition } from './condition.ts';
import { allGames, always, announced, chat, depositing, invited, searching, service, withdrawing } from './namedConditions.ts';

/** Items of the bar at the bottom edge, which the parameter `footer_nav` lists. */
export const footerEntries = {
  home: always,
  games: allGames,
  search: searching,
  activity: announced,
  invite: invited,
  deposit: depositing,
  withdraw: withdrawing,
  member: always,
  service,
  chat,
  notice: announced,
} as const satisfies Readonly<Record<FooterItem, Condition>>;
