import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { type ConformanceReport, type Finding, ofVerdict } from '../Finding.ts';

/** Control characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- the expression has to find control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const attribute = (text: string): string => escapeHtml(text.replaceAll(CONTROL, ''));

function testcase({ area, call, check, verdict, detail }: Finding): string {
  const message = `message="${attribute(detail)}"`;
  const inside = verdict === 'failed' ? `<failure ${message}/>` : verdict === 'skipped' ? `<skipped ${message}/>` : '';
  const said = verdict === 'advice' ? `<system-out>${attribute(detail)}</system-out>` : '';
  return `<testcase classname="${area}" name="${attribute(call === undefined ? check : `${call}: ${check}`)}">${inside}${said}</testcase>`;
}

/** The findings as continuous integration reads them. Advice passes. */
export function junitReport(report: ConformanceReport): string {
  const counts = `tests="${report.findings.length}" failures="${ofVerdict(report, 'failed').length}" skipped="${ofVerdict(report, 'skipped').length}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" ${counts}>\n${report.findings.map(testcase).join('\n')}\n</testsuite>\n`;
}
