import type { Problem, ProblemFix } from '../../base/json/problem.ts';
import { readRelease } from '../../release/read/readRelease.ts';
import type { Release } from '../../declare/release/release.schema.ts';
import { withValueAt } from '../../base/json/overlay.ts';
import { type ResolvedSite, resolveSite } from '../../release/resolve/resolveSite.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Removing an element of a list moves the following ones, so pointers are not compared. */
const saidBy = ({ code, params }: Problem): string => JSON.stringify([code, params]);

/**
 * Tries fixes on a release, so that no offered fix leaves its problem or breaks the release's shape. A fix is tried on demand, because most
 * readers of problems only count them.
 */
export function createFixTrial(release: Release, preset: Release | undefined) {
  const changed = new Map<string, ResolvedSite | undefined>();

  function siteAfter(fix: ProblemFix): ResolvedSite | undefined {
    const key = JSON.stringify(fix);
    if (!changed.has(key)) {
      const read = readRelease(withValueAt(release, fix.pointer, fix.op === 'set' ? fix.value : undefined));
      changed.set(key, read.ok ? resolveSite(read.value, preset) : undefined);
    }
    return changed.get(key);
  }

  /** A rule's problems, with only those fixes that really solve them. */
  return (rule: LintRule, problems: readonly Problem[]): Problem[] => {
    const helps = (problem: Problem, fix: ProblemFix): boolean => {
      const after = siteAfter(fix);
      const said = saidBy(problem);
      const count = (found: readonly Problem[]) => found.filter((each) => saidBy(each) === said).length;
      return after !== undefined && count(rule(after)) < count(problems);
    };
    return problems.map((problem) => {
      if (!('fix' in problem)) return problem;
      const { code, severity, document, pointer, params } = problem;
      let tried: ProblemFix | undefined;
      let isTried = false;
      return {
        code,
        severity,
        document,
        pointer,
        params,
        get fix() {
          if (!isTried) {
            const { fix } = problem;
            tried = fix !== undefined && helps(problem, fix) ? fix : undefined;
            isTried = true;
          }
          return tried;
        },
      };
    });
  };
}
