const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const firstIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** What a browser's own description says to a person; an unknown part is absent. Many pretend to be others, so order counts. */
export const browserName = (agent: string) => ({ browser: firstIn(browsers, agent), system: firstIn(systems, agent) });
