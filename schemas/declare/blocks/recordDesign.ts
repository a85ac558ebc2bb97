const words = {
  cards: 'cards',
  table: 'a table that scrolls within itself',
  timeline: 'a line with a dot for each record',
} as const;

export type RecordDesign = keyof typeof words;

/** How a block shows its records; the first is what it shows without the setting. */
export const recordDesign = <const D extends readonly [RecordDesign, ...RecordDesign[]]>(designs: D) =>
  ({
    title: 'Design',
    description: `How the records are arranged: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(designs.map((design) => words[design]))}.`,
    type: 'string',
    enum: designs,
    default: designs[0],
    'x-ui': { widget: 'select' },
  }) as const;
