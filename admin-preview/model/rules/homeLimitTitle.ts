import type { HomeFigure } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { Say } from '#texts/tool/say.ts';

/** What the limit of a figure of home is called. */
export const homeLimitTitle = (say: Say, figure: HomeFigure): string =>
  figure === 'bytes' ? say('rules.homeBytes') : say(`weight.name.${figure}`);

/** Bytes are typed and read in kB. */
export const homeLimitUnit = (figure: HomeFigure): number => (figure === 'bytes' ? 1000 : 1);
