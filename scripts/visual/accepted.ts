import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { git } from './git.ts';

const NAME = 'e2e/visual/accepted.json';
const FILE = fileURLToPath(new URL(`../../${NAME}`, import.meta.url));

/** How the product is meant to look: as these commits draw it. Commits instead of pictures keep the repository small. */
export interface Accepted {
  /** The commit that every picture is compared with. */
  readonly commit: string;
  /** Pictures that were accepted separately since, by their names, with the commit that renders them as accepted. */
  readonly later: Readonly<Record<string, string>>;
}

/** A compared picture. */
interface Judged {
  readonly name: string;
  readonly differs: boolean;
  readonly causes: readonly string[];
}

export const ALL = 'all';

// Written below.
export const readAccepted = (): Accepted => JSON.parse(readFileSync(FILE, 'utf8')) as Accepted;

/**
 * The accepted state after accepting the named pictures as a commit renders them: `all`, names, and pointers of settings that explain
 * differences.
 *
 * @param isWhole Whether all pictures were compared: if no other picture differs, the commit then counts for all of them.
 */
export function acceptPictures(
  before: Accepted,
  judged: readonly Judged[],
  words: readonly string[],
  { commit, isWhole }: { readonly commit: string; readonly isWhole: boolean },
): Accepted {
  const isNamed = ({ name, causes }: Judged) => words.some((word) => word === ALL || word === name || causes.includes(word));
  const differing = judged.filter(({ differs }) => differs);
  if (isWhole && differing.every(isNamed)) return { commit, later: {} };
  const named = differing.filter(isNamed).map(({ name }) => [name, commit] as const);
  return { ...before, later: { ...before.later, ...Object.fromEntries(named) } };
}

/** The commit that is checked out. Throws if files differ from it: only a commit's pictures can be accepted. */
export function committed(): string {
  const changed = git('status', '--porcelain', '--', '.', `:!${NAME}`);
  if (changed !== '') throw new Error(`Commit first, what is accepted is what a commit draws:\n${changed}`);
  return git('rev-parse', 'HEAD');
}

export function writeAccepted(accepted: Accepted): void {
  writeFileSync(FILE, `${JSON.stringify(accepted, undefined, 2)}\n`);
}
