import { notReady } from '#schemas/judge/lint/goLiveChecklist.ts';
import { loweredProtections } from '#schemas/judge/lint/loweredProtections.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { type Problem, problem } from '#schemas/base/json/problem.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Waiver } from '../../store/repositories/releases.ts';

const isWaived = ({ code, pointer }: Problem, waived: readonly Waiver[]): boolean =>
  waived.some((waiver) => waiver.code === code && waiver.pointer === pointer && waiver.reason.trim() !== '');

/**
 * Checks a draft as it is about to go live: shape, owner, then what only lint rules can say.
 *
 * @param measured The faults found by rendering its home and comparing it with the live one.
 * @returns The release in today's shape.
 * @throws HttpProblem 422 with the problems, when there are errors, or warnings that are not waived.
 */
export function checkRelease(
  raw: unknown,
  merchantCode: string,
  presets: Readonly<Record<TemplateVersion, Release>>,
  waived: readonly Waiver[],
  measured: readonly Problem[] = [],
): Release {
  const read = readRelease(raw);
  if (!read.ok) throw new HttpProblem('release.invalid', read.problems);
  const { template } = read.value;
  if (template.merchantCode !== merchantCode) {
    const other = problem('release.otherMerchant', '/template/merchantCode', {
      expected: merchantCode,
      found: template.merchantCode,
    });
    throw new HttpProblem('release.invalid', [other]);
  }
  const problems = [...lintRelease(read.value, presets[template.version]), ...measured];
  if (problems.some(({ severity }) => severity === 'error')) throw new HttpProblem('release.invalid', problems);
  const open = problems.filter((found) => found.severity === 'warning' && !isWaived(found, waived));
  if (open.length > 0) throw new HttpProblem('release.unwaived', open);
  return read.value;
}

/** Protections that a draft lowers compared with the live release: publishing asks for a reason. An unreadable document is reported elsewhere. */
export function protectionsLowered(
  live: unknown,
  draft: unknown,
  presets: Readonly<Record<TemplateVersion, Release>>,
): Problem[] {
  const [before, after] = [readRelease(live), readRelease(draft)];
  if (!before.ok || !after.ok) return [];
  const full = (release: Release) => resolveSite(release, presets[release.template.version]).full;
  return loweredProtections(full(before.value), full(after.value));
}

/** Checks that a merchant may go live for the first time. Throws HttpProblem 422 with the open decisions. */
export function checkReadiness(release: Release, presets: Readonly<Record<TemplateVersion, Release>>): void {
  const open = notReady(release, presets[release.template.version]);
  if (open.length > 0) throw new HttpProblem('release.notReady', open);
}
