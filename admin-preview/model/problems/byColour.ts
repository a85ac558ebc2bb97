import type { Problem } from '#schemas/base/json/problem.ts';

export interface ProblemGroup {
  readonly first: Problem;
  /** More of the same colour, solved by the same fix. */
  readonly others: readonly Problem[];
}

const ratioOf = ({ params }: Problem): number => Number(params['ratio']);

/** Problems in their order, gravest first; those about the contrast of one colour are one group, the lowest contrast of its gravest first. */
export function byColour(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, Problem[]>();
  for (const [index, problem] of problems.entries()) {
    const key = problem.code.startsWith('contrast.') ? problem.pointer : String(index);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => {
    const first = group.reduce((worst, each) =>
      each.severity === worst.severity && ratioOf(each) < ratioOf(worst) ? each : worst,
    );
    return { first, others: group.filter((each) => each !== first) };
  });
}
