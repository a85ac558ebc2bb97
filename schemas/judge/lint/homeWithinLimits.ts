import { type HomeFigure, type HomeLimits, type HomeWeight, homeFigures } from './homeWeight.schema.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { found } from '../findings/findings.ts';

const HOME = pointerTo('template', 'layout', 'home');

/** Bytes are told in kB, as everywhere in the tool. */
const shown = (figure: HomeFigure, value: number): number => (figure === 'bytes' ? Math.ceil(value / 1000) : value);

/**
 * One warning for each of home's figures above its limit, and for missing pictures. Not a lint rule: a release alone determines neither its
 * home's weight nor the platform's pictures.
 */
export const homeWithinLimits = (weight: HomeWeight, limits: HomeLimits): Problem[] => [
  ...homeFigures
    .filter((figure) => weight[figure] > limits[figure])
    .map((figure) =>
      found(`home.${figure}`, HOME, {
        value: shown(figure, weight[figure]),
        most: shown(figure, limits[figure]),
      }),
    ),
  ...weight.missing.map((url) => found('home.pictureMissing', HOME, { url })),
];
