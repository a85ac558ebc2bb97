import type { Problem } from '../problem.ts';
import type { ResolvedSite } from '../resolve/resolveSite.ts';

/** Looks at a resolved release for what no schema can say. Pure; never throws. */
export type LintRule = (resolved: ResolvedSite) => Problem[];
