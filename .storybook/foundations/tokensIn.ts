/** A custom property as a style sheet declares it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Rules for the whole page, whatever its look and script. */
const ROOT = /:root\s*\{([^}]*)\}/g;
const DECLARATION = /(--[\w-]+)\s*:\s*([^;]+)/g;

/**
 * The custom properties of a style sheet whose names begin in one of these ways, in the order written. One that is written again, as for
 * visitors who ask for less motion, has its first value.
 */
export function tokensIn(css: string, ...prefixes: readonly string[]): readonly Token[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  const values = new Map<string, string>();
  for (const [, rule = ''] of plain.matchAll(ROOT))
    for (const [, name = '', value = ''] of rule.matchAll(DECLARATION)) if (!values.has(name)) values.set(name, value.trim());
  return [...values]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
}
