import { type ConformanceReport, type Finding, areas, ofVerdict } from '../Finding.ts';
import { screenTitle } from './screenTitle.ts';

function lineOf({ area, call, check, detail, screens }: Finding): string {
  const affected = screens.length === 0 ? '' : `\n    affects: ${screens.map(screenTitle).join(', ')}`;
  return `  ${areas[area]}, ${call ?? 'in general'}: ${check}${detail === '' ? '' : `\n    ${detail}`}${affected}`;
}

/** What a run has found, as lines for a terminal. */
export function terminalSummary(report: ConformanceReport): readonly string[] {
  const [failed, advice] = [ofVerdict(report, 'failed'), ofVerdict(report, 'advice')];
  const [passed, skipped] = [ofVerdict(report, 'passed').length, ofVerdict(report, 'skipped').length];
  return [
    `${report.platform}, merchant ${report.merchantCode}`,
    `${passed} passed, ${failed.length} failed, ${advice.length} with advice, ${skipped} not checked`,
    ...(failed.length > 0 ? ['', 'Failed:', ...failed.map(lineOf)] : []),
    ...(advice.length > 0 ? ['', 'Could be better:', ...advice.map(lineOf)] : []),
  ];
}

/** Something that is required does not hold. */
export const hasFailed = (report: ConformanceReport): boolean => ofVerdict(report, 'failed').length > 0;
