import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: calls('salaryInfo'),
  contract: calls('salaryInfo'),
  salary: calls('salaryInfo', 'salaryList'),
  history: calls('salaryInfo', 'salaryHistory'),
  today: calls('salaryInfo', 'salaryList', 'dailySalary'),
  requests: calls('salaryInfo', 'salaryRequests'),
  apply: calls('salaryInfo', 'salaryApply'),
  answer: calls('salaryInfo', 'salaryRequests', 'salaryProcess'),
} as const satisfies Readonly<Record<string, Condition>>;
