import type { Condition } from '#schemas/declare/entries/condition.ts';
import { menuConditions } from '#schemas/declare/entries/menuConditions.ts';
import { always, prop, service } from '#schemas/declare/entries/namedConditions.ts';

/** AGHOME-11: the switch that the merchant names, else the platform's answer. */
const dividends: Condition = {
  all: [
    { switchIn: 'behaviour.team.dividendSwitch' },
    { any: [{ setting: 'behaviour.team.dividendSwitch' }, { call: 'dividend' }] },
  ],
};

/** Conditions of the parts of the block, by name. */
export const entries = {
  teamOverview: menuConditions.teamOverview,
  transactions: menuConditions.transactions,
  teamMembers: menuConditions.teamMembers,
  redRain: always,
  teamPnl: menuConditions.teamPnl,
  teamBets: menuConditions.teamBets,
  agentRebate: menuConditions.agentRebate,
  teamRebate: menuConditions.teamRebate,
  security: menuConditions.security,
  inbox: menuConditions.inbox,
  service,
  dividends: prop('bar', dividends),
} as const satisfies Readonly<Record<string, Condition>>;
