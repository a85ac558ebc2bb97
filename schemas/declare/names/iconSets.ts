/** The drawn sets of icons that a look can choose from: Lucide's lines, and four weights of Phosphor. */
export const iconSets = ['line', 'thin', 'bold', 'filled', 'duotone'] as const;

export type IconSet = (typeof iconSets)[number];
