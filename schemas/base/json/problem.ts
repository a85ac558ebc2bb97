/** The three documents of a release, and the release itself for faults outside of them. */
export type DocumentName = 'template' | 'switches' | 'registerSettings' | 'release';

export type Severity = 'error' | 'warning' | 'info';

/** One step that fixes a problem: write `value` at `pointer`, or remove the value there. */
export type ProblemFix =
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly pointer: string };

/**
 * One fault in a release, found by a schema, a parser or a lint rule.
 * `pointer` is a JSON Pointer (RFC 6901) into the release. Its text is looked up by `code` and filled with `params`.
 */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  readonly document: DocumentName;
  readonly pointer: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fix?: ProblemFix | undefined;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Joins keys to a JSON Pointer: `pointerTo('theme', 'dark')` is `/theme/dark`. */
export const pointerTo = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${escapeKey(String(key))}`).join('');

/** The keys of a JSON Pointer, unescaped: the inverse of `pointerTo`. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Which document of the release a pointer is in. */
export function documentAt(pointer: string): DocumentName {
  const [first] = keysOf(pointer);
  return first === 'template' || first === 'switches' || first === 'registerSettings' ? first : 'release';
}

/** Makes a problem; its pointer determines the document. */
export const problem = (
  code: string,
  pointer: string,
  params: Readonly<Record<string, unknown>> = {},
  severity: Severity = 'error',
  fix?: ProblemFix,
): Problem => ({ code, severity, document: documentAt(pointer), pointer, params, ...(fix ? { fix } : {}) });
