import type { Problem } from '../../base/json/problem.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';

/** Checks a resolved release for problems that no schema can express. Pure; never throws. */
export type LintRule = (resolved: ResolvedSite) => Problem[];
