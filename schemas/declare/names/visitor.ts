/** Kinds of visitor for conditions and gates. One visitor can have several: type 1 is both member and agent. */
export const audiences = ['guest', 'trial', 'member', 'special', 'agent'] as const;
export type Audience = (typeof audiences)[number];
/** Kinds that do not depend on how the merchant reads its customer types. */
export type FixedAudience = Exclude<Audience, 'agent'>;

/** The merchant's reading of customer types: which are not agents, and which are never asked for a contract. */
export interface Roles {
  readonly nonAgentTypes: readonly number[];
  readonly contractExemptTypes: readonly number[];
}

/** Customer types of the platform (ROLE-04). No other file compares type numbers. */
export const FORMAL = [0, 1, 2];
export const TRIAL = 4;
export const SPECIAL = [40, 41, 42];

/** The page's visitor. `type` is the customer type of the session, null for a guest. */
export interface Visitor {
  readonly type: number | null;
}

export const GUEST: Visitor = { type: null };

const tests: Readonly<Record<FixedAudience, (type: number | null) => boolean>> = {
  guest: (type) => type === null,
  trial: (type) => type === TRIAL,
  member: (type) => type !== null && FORMAL.includes(type),
  special: (type) => type !== null && SPECIAL.includes(type),
};

/** Whether the visitor is of a kind that every merchant reads alike (ROLE-02 to ROLE-06). */
export const isAudience = ({ type }: Visitor, audience: FixedAudience): boolean => tests[audience](type);

/** Whether the visitor is an agent by the merchant's reading (ROLE-08). */
export const isAgent = ({ type }: Visitor, { nonAgentTypes }: Roles): boolean => type !== null && !nonAgentTypes.includes(type);

/** Whether the visitor is asked for an agent's contract: all agents but exempt ones (ROLE-10, ROLE-13). */
export const isAskedForContract = (visitor: Visitor, roles: Roles): boolean =>
  isAgent(visitor, roles) && !roles.contractExemptTypes.some((type) => type === visitor.type);

/** Every audience the visitor belongs to (ROLE-02 to ROLE-08). */
export const audiencesOf = (visitor: Visitor, roles: Roles): Audience[] =>
  audiences.filter((audience) => (audience === 'agent' ? isAgent(visitor, roles) : isAudience(visitor, audience)));

/** A sample customer type for each audience, for previews, stories and tests. */
export const sampleVisitor: Readonly<Record<Audience, Visitor>> = {
  guest: GUEST,
  trial: { type: TRIAL },
  member: { type: 0 },
  special: { type: 40 },
  agent: { type: 1 },
};
