import type { When } from '#schemas/declare/release/layout.schema.ts';

/** The closed vocabulary of conditions, in the order in which it is offered. */
export const conditionKinds = ['audience', 'language', 'switch', 'installed', 'firstTimeLogin', 'all', 'any', 'not'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** Deeper conditions are too hard to understand. */
export const MAX_DEPTH = 4;
export const MAX_PARTS = 8;

/** The kind of a condition; `none` if it holds nothing known. */
export const kindOf = (when: When): ConditionKind | undefined => conditionKinds.find((kind) => kind in when);

/** A condition of a kind to begin with. What joins or turns round keeps what was there. */
export function firstOfKind(kind: ConditionKind, before: When): When {
  switch (kind) {
    case 'audience':
      return { audience: ['guest'] };
    case 'language':
      return { language: ['EN'] };
    case 'switch':
      return { switch: 'TRIAL3' };
    case 'installed':
      return { installed: true };
    case 'firstTimeLogin':
      return { firstTimeLogin: true };
    case 'all':
      return { all: 'any' in before ? before.any : [before] };
    case 'any':
      return { any: 'all' in before ? before.all : [before] };
    case 'not':
      return { not: before };
  }
}
