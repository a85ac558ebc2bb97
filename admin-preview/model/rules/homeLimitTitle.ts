import type { HomeFigure } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

/** What the limit of a figure of home is called. */
export const homeLimitTitle = (t: ToolTranslator, figure: HomeFigure): string =>
  figure === 'bytes' ? t('rules.homeBytes') : t(`weight.name.${figure}`);

/** Bytes are typed and read in kB. */
export const homeLimitUnit = (figure: HomeFigure): number => (figure === 'bytes' ? 1000 : 1);
