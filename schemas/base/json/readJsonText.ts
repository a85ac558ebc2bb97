import { type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Problem, type Result, pointerTo, problem } from './problem.ts';
import { checkJson } from './readJson.ts';

/** A place in a text; lines and columns count from 1, as editors and SARIF do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Params of problems that are about a text: where it is, and how many characters of that line. */
export interface TextPlace extends Position {
  readonly length: number;
}

const placeAt = (text: string, offset: number, length: number): TextPlace => ({ ...positionAt(text, offset), length });

/** The first syntax error. jsonc-parser is recursive, so deep nesting makes it fail. */
function syntaxProblem(text: string): Problem {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const { error = 1, offset = 0, length = 0 } = errors[0] ?? {};
  // JSON.parse's message depends on the browser and on the version of Node; this one does not.
  return problem('json.malformed', '', { reason: printParseErrorCode(error), ...placeAt(text, offset, length) });
}

/** Each repeated key of one object below `node`, at `keys` in the document. */
function repeatedKeys(text: string, node: Node, keys: readonly (string | number)[]): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => repeatedKeys(text, child, [...keys, index]));
  const lines = new Map<string, number>();
  return children.flatMap(({ children: [name, value] = [] }) => {
    if (name === undefined) return [];
    const key = String(name.value);
    const place = placeAt(text, name.offset, name.length);
    const firstLine = lines.get(key);
    lines.set(key, firstLine ?? place.line);
    const pointer = pointerTo(...keys, key);
    const repeated = firstLine === undefined ? [] : [problem('json.repeatedKey', pointer, { key, firstLine, ...place })];
    return value === undefined ? repeated : [...repeated, ...repeatedKeys(text, value, [...keys, key])];
  });
}

/**
 * Parses JSON that people write or merge, from a file. Never throws. Refuses the same as `readJson`, and objects with a repeated key: JSON.parse
 * takes the last one and silently drops the first. Those problems have a `TextPlace` among their params.
 */
export function readJsonText(file: string): Result<unknown> {
  const text = file.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: [syntaxProblem(text)] };
  }
  const safe = checkJson(value);
  if (!safe.ok) return safe;
  try {
    const root = parseTree(text);
    const problems = root === undefined ? [] : repeatedKeys(text, root, []);
    return problems.length > 0 ? { ok: false, problems } : safe;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // a deeply nested value that a later one of the same key replaces
    return { ok: false, problems: [problem('json.hostile', '', { pointer: '' })] };
  }
}

/** Where in its text a problem of `readJsonText` is; undefined for a problem with a value. */
export function textPlaceOf({ params: { line, column, length } }: Problem): TextPlace | undefined {
  if (typeof line !== 'number' || typeof column !== 'number' || typeof length !== 'number') return undefined;
  return { line, column, length };
}
