import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { type Area, type ConformanceReport, type Finding, type Verdict, areas, ofVerdict } from '../Finding.ts';
import { reportStyle } from './reportStyle.ts';
import { screenTitle } from './screenTitle.ts';

const words: Readonly<Record<Verdict, string>> = {
  failed: 'Failed',
  advice: 'Could be better',
  skipped: 'Not checked',
  passed: 'Passed',
};
const signs: Readonly<Record<Verdict, string>> = { failed: '✗', advice: '!', skipped: '–', passed: '✓' };
/** The most important verdict first. */
const order: readonly Verdict[] = ['failed', 'advice', 'passed', 'skipped'];

const callName = (call: CallName): string => {
  const { title, method, path } = declaredCalls[call];
  return `${escapeHtml(title.charAt(0).toUpperCase() + title.slice(1))} <code>${escapeHtml(path === '' ? call : `${method} ${path}`)}</code>`;
};

function article({ area, call, check, detail, screens, verdict }: Finding): string {
  const affected =
    screens.length === 0
      ? ''
      : `<p class="screens">${screens.map((name) => `<span>${escapeHtml(screenTitle(name))}</span>`).join('')}</p>`;
  return `<article class="${verdict}">
<p class="area">${areas[area]}</p>
<h3>${call === undefined ? escapeHtml(check) : callName(call)}</h3>
${call === undefined ? '' : `<p>${escapeHtml(check)}</p>`}
${detail === '' ? '' : `<p class="detail">${escapeHtml(detail)}</p>`}
${affected === '' ? '' : `<p class="label">Affected screens</p>${affected}`}
</article>`;
}

function section(report: ConformanceReport, verdict: Verdict, lead: string): string {
  const findings = ofVerdict(report, verdict);
  if (findings.length === 0) return '';
  return `<section><h2>${words[verdict]}: ${findings.length}</h2><p>${lead}</p>${findings.map(article).join('\n')}</section>`;
}

/** Skipped checks are a table: many lines of the same kind. */
function skippedSection(report: ConformanceReport): string {
  const findings = ofVerdict(report, 'skipped');
  const rows = findings.map(
    ({ call, area, check, detail }) =>
      `<tr><td>${call === undefined ? escapeHtml(check) : callName(call)}</td><td>${areas[area]}</td><td>${escapeHtml(detail)}</td></tr>`,
  );
  return `<section><details><summary><h2>${words.skipped}: ${findings.length}</h2></summary>
<div class="wide"><table><thead><tr><th>Call</th><th>Area</th><th>Why</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div></details></section>`;
}

function cellOf(report: ConformanceReport, call: CallName, area: Area): string {
  const found = report.findings.filter((finding) => finding.call === call && finding.area === area);
  const verdict = order.find((each) => found.some((finding) => finding.verdict === each));
  return verdict === undefined
    ? '<td></td>'
    : `<td class="${verdict}" title="${words[verdict]}"><b aria-label="${words[verdict]}">${signs[verdict]}</b></td>`;
}

/** One line for each call, one column for each area. */
function callSection(report: ConformanceReport): string {
  const names = new Set(report.findings.flatMap(({ call }) => (call === undefined ? [] : [call])));
  const shown = (Object.keys(areas) as Area[]).filter((area) =>
    report.findings.some((finding) => finding.area === area && finding.call),
  ); // the keys of a literal
  const rows = [...names].map((call) => {
    const timing = report.timings.find((each) => each.call === call);
    return `<tr><th scope="row">${callName(call)}</th>${shown.map((area) => cellOf(report, call, area)).join('')}<td class="number">${timing ? `${timing.p50} / ${timing.p95}` : ''}</td></tr>`;
  });
  const heads = shown.map((area) => `<th>${areas[area]}</th>`).join('');
  return `<section><h2>Every call</h2><p>Times are p50 / p95 in ms.</p><div class="wide"><table class="calls"><thead><tr><th>Call</th>${heads}<th>Time</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

/** The findings as one self-contained page. */
export function htmlReport(report: ConformanceReport): string {
  const counts = (['failed', 'advice', 'passed', 'skipped'] as const).map(
    (verdict) => `<li class="${verdict}"><b>${ofVerdict(report, verdict).length}</b> ${words[verdict]}</li>`,
  );
  const isRight = ofVerdict(report, 'failed').length === 0;
  const title = isRight ? 'The platform conforms' : 'The platform does not conform yet';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${reportStyle}</style>
<header><p class="area">Conformance of a merchant platform</p><h1>${title}</h1>
<p>${escapeHtml(report.platform)} · merchant ${escapeHtml(report.merchantCode)} · ${escapeHtml(report.checkedAt.slice(0, 16).replace('T', ' '))} UTC</p>
<ul class="counts">${counts.join('')}</ul></header>
${section(report, 'failed', 'These are required. Until they hold, the screens named with them do not work as they should.')}
${section(report, 'advice', 'These work, and would be better otherwise.')}
${callSection(report)}
${skippedSection(report)}
</html>
`;
}
