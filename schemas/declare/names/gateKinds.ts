/**
 * Requirement of an action: none; a session; a session that is not a trial; a formal member, where guests log in first; or a formal member,
 * where guests are refused like others (ROLE-03, ROLE-05, ROLE-07, ROLE-14).
 */
export const gateKinds = ['open', 'session', 'notTrial', 'formal', 'formalOnly'] as const;
export type GateKind = (typeof gateKinds)[number];

/** Message of a refusal: one for all visitors, or separate reasons for guests and members (ROLE-07). */
export const refusalKinds = ['one', 'own'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** Requirement of a page: a gate, or being an agent. */
export const pageGates = [...gateKinds, 'agent'] as const;
export type PageGate = (typeof pageGates)[number];
