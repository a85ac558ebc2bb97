import { type ConformanceReport, type Finding, areas, ofVerdict } from '../Finding.ts';
import { screenTitle } from './screenTitle.ts';

/** Equal findings of several calls are one entry, which names the calls. */
function linesOf(findings: readonly Finding[]): string[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = [finding.area, finding.check, finding.detail].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const calls = group.map(({ call }) => call ?? 'in general').join(', ');
    const screens = [...new Set(group.flatMap((finding) => finding.screens.map(screenTitle)))];
    return [
      `  ${areas[first.area]}, ${calls}: ${first.check}`,
      ...(first.detail === '' ? [] : [`    ${first.detail}`]),
      ...(screens.length === 0 ? [] : [`    affects: ${screens.join(', ')}`]),
    ];
  });
}

/** The findings of a run, as lines for a terminal. */
export function terminalSummary(report: ConformanceReport): readonly string[] {
  const [failed, advice] = [ofVerdict(report, 'failed'), ofVerdict(report, 'advice')];
  const [passed, skipped] = [ofVerdict(report, 'passed').length, ofVerdict(report, 'skipped').length];
  return [
    `${report.platform}, merchant ${report.merchantCode}`,
    `${passed} passed, ${failed.length} failed, ${advice.length} with advice, ${skipped} not checked`,
    ...(failed.length > 0 ? ['', 'Failed:', ...linesOf(failed)] : []),
    ...(advice.length > 0 ? ['', 'Could be better:', ...linesOf(advice)] : []),
  ];
}

/** Something that is required does not hold. */
export const hasFailed = (report: ConformanceReport): boolean => ofVerdict(report, 'failed').length > 0;
