import type { Problem } from '../../base/json/problem.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';

/** Looks at a resolved release for what no schema can say. Pure; never throws. */
export type LintRule = (resolved: ResolvedSite) => Problem[];
