/** Cells of the table below a heading of a page, without the row of titles and the line below it. */
export function tableBelow(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.slice(2);
}

interface Term {
  readonly meaning: string;
  /** `area:key` of each text that says the word and nothing else. */
  readonly texts: readonly string[];
}

/** The terms of the glossary. */
export const readTerms = (page: string): readonly Term[] =>
  tableBelow(page, 'Terms').map(([meaning = '', texts = '']) => ({
    meaning,
    texts: [...texts.matchAll(/`(.+?)`/g)].map(([, text = '']) => text),
  }));
