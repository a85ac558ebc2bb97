/** How browsers name their version, the more special name first: Edge and Safari also carry the names of others. */
const marks = [
  ['edge', /Edg\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['firefox', /Firefox\/(\d+)/],
  ['safari', /Version\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari/],
] as const;

/**
 * Whether a browser is older than the tool supports. An unknown browser counts as current.
 *
 * @param userAgent What the browser says of itself.
 * @param supported Of package.json's browserslist: `chrome >= 151`.
 */
export function isOutdated(userAgent: string, supported: readonly string[]): boolean {
  for (const [name, mark] of marks) {
    const version = mark.exec(userAgent)?.[1];
    if (version === undefined) continue;
    const oldest = supported.find((entry) => entry.startsWith(`${name} >= `))?.split(' >= ')[1];
    return oldest !== undefined && Number(version) < Number(oldest);
  }
  return false;
}
