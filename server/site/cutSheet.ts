/** Gives those rules of a sheet that can apply where only these classes occur, in the sheet's order. */
export type CutSheet = (classes: ReadonlySet<string>) => string;

/** The statements of a sheet without comments, as the build writes it: `a{…}`, `@media …{…}`, `@import …;`. */
function statementsOf(css: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  // A string counts as one sign: it may hold braces.
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    statements.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return statements;
}

/** What `:not(…)`, `:is(…)` and attributes hold: names there need not occur. */
const CONDITIONS = /\([^()]*\)|\[[^[\]]*\]/g;

/** The classes that must occur for each of a rule's selectors. */
function neededBy(selectors: string): string[][] {
  let [plain, before] = [selectors, ''];
  while (plain !== before) [plain, before] = [plain.replaceAll(CONDITIONS, ''), plain]; // conditions may hold conditions
  return plain.split(',').map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

function cutStatement(statement: string): CutSheet {
  const brace = statement.indexOf('{');
  const head = statement.slice(0, brace);
  if (/^@(?:media|supports|container)\b/.test(head)) {
    const cutInner = cutSheet(statement.slice(brace + 1, -1));
    return (classes) => {
      const inner = cutInner(classes);
      return inner === '' ? '' : `${head}{${inner}}`;
    };
  }
  if (head.startsWith('@')) return () => statement;
  const needed = neededBy(head);
  return (classes) => (needed.some((names) => names.every((name) => classes.has(name))) ? statement : '');
}

/** Takes a sheet apart, once for all pages. What a rule asks beside classes is not looked at: it stays. */
export function cutSheet(css: string): CutSheet {
  const statements = statementsOf(css).map(cutStatement);
  return (classes) => statements.map((cut) => cut(classes)).join('');
}

/** The classes that occur in HTML as React writes it. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
