/** Kinds of visitor a condition or a gate may name. One visitor can be several: type 1 is both member and agent. */
export const audiences = ['guest', 'trial', 'member', 'special', 'agent'] as const;
export type Audience = (typeof audiences)[number];

/** Customer types of the platform (ROLE-04). No other file compares type numbers. */
const FORMAL = [0, 1, 2];
const TRIAL = 4;
const SPECIAL = [40, 41, 42];
const NON_AGENT = [0, 4, 40];

/** Who looks at the page. `type` is the customer type of the session, null for a guest. */
export interface Visitor {
  readonly type: number | null;
}

export const GUEST: Visitor = { type: null };

const tests: Readonly<Record<Audience, (type: number) => boolean>> = {
  guest: () => false,
  trial: (type) => type === TRIAL,
  member: (type) => FORMAL.includes(type),
  special: (type) => SPECIAL.includes(type),
  agent: (type) => !NON_AGENT.includes(type),
};

/** Every audience the visitor belongs to (ROLE-02 to ROLE-08). */
export const audiencesOf = ({ type }: Visitor): Audience[] =>
  type === null ? ['guest'] : audiences.filter((audience) => tests[audience](type));

export const isAudience = (visitor: Visitor, audience: Audience): boolean => audiencesOf(visitor).includes(audience);

/** A sample customer type for each audience, for previews, stories and tests. */
export const sampleVisitor: Readonly<Record<Audience, Visitor>> = {
  guest: GUEST,
  trial: { type: TRIAL },
  member: { type: 0 },
  special: { type: 40 },
  agent: { type: 1 },
};
