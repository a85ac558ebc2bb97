import type { Log, ReportingDescriptor, Result } from 'sarif';
import { findings } from '#schemas/judge/findings/findings.ts';
import type { Severity } from '#schemas/base/json/problem.ts';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import type { FoundProblem } from '../release/checkSource.ts';
import { shownPath } from './problemText.ts';

const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Readonly<Record<Severity, Result.level>>;

const isFinding = (code: string): code is keyof typeof findings => Object.hasOwn(findings, code);

/** A code that is not a finding of a lint rule is a fault of the shape, and has no words of its own. */
function ruleOf(code: string): ReportingDescriptor {
  if (!isFinding(code)) return { id: code };
  const { title, explanation, severity } = findings[code];
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    defaultConfiguration: { level: levels[severity] },
  };
}

function resultOf({ path, range, problem, sentence }: FoundProblem, codes: readonly string[]): Result {
  const { start, end } = range;
  return {
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: levels[problem.severity],
    message: { text: sentence },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(shownPath(path)) },
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
        logicalLocations: [{ fullyQualifiedName: problem.pointer }],
      },
    ],
    // The same problem in the next run, wherever its line has moved to.
    partialFingerprints: { 'pointer/v1': `${problem.code} ${problem.pointer}` },
  };
}

/** The problems as SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function sarifLog(found: readonly FoundProblem[]): Log {
  const codes = [...new Set(found.map(({ problem }) => problem.code))].toSorted();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'livery', version: String(SCHEMA_VERSION), rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: found.map((each) => resultOf(each, codes)),
      },
    ],
  };
}
