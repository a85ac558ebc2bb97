import { FORMAL, type Roles, SPECIAL, TRIAL } from './visitor.ts';

/** Every type that platforms know. A file of its own, because the first script of every player has no use for it. */
export const customerTypes = [...FORMAL, TRIAL, ...SPECIAL] as const;

/** The two readings of the spec, which contradict each other on 41 and 42 (ROLE-12): by the agent test, by the table of roles. */
export const roleReadings = {
  agentTest: { nonAgentTypes: [0, TRIAL, 40], contractExemptTypes: [TRIAL, ...SPECIAL] },
  roleTable: { nonAgentTypes: [0, TRIAL, ...SPECIAL], contractExemptTypes: [TRIAL, ...SPECIAL] },
} as const satisfies Record<string, Roles>;
