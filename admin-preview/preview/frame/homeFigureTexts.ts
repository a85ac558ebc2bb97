import { type HomeFigure, type HomeWeight, homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

/** A figure of home in words, as “142 kB” or “31 requests”. */
export const figureText = (t: ToolTranslator, bytes: (value: number) => string, figure: HomeFigure, value: number): string =>
  figure === 'bytes' ? bytes(value) : t(`weight.${figure}`, { count: value });

/** How far a figure is from the live one, with its sign; undefined where they are equal. */
export function differenceText(
  bytes: (value: number) => string,
  figure: HomeFigure,
  value: number,
  live: number,
): string | undefined {
  const difference = value - live;
  if (difference === 0) return undefined;
  const size = Math.abs(difference);
  return `${difference > 0 ? '+' : '−'}${figure === 'bytes' ? bytes(size) : size}`;
}

/** All figures of a draft's home in one line, each with its difference to the live release. */
export const figuresLine = (
  t: ToolTranslator,
  bytes: (value: number) => string,
  draft: HomeWeight,
  live: HomeWeight | null,
): string =>
  homeFigures
    .map((name) => {
      const figure = figureText(t, bytes, name, draft[name]);
      const difference = live ? differenceText(bytes, name, draft[name], live[name]) : undefined;
      return difference === undefined ? figure : t('weight.changed', { figure, difference });
    })
    .join(' · ');
