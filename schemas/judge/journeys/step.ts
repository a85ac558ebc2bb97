import type { Problem } from '../../base/json/problem.ts';
import type { StepVerdict } from './journey.ts';

/** A step, whether it is offered, and its obstacles. */
export const verdict = (step: string, isOffered: boolean, obstacles: readonly Problem[] = []): StepVerdict => ({
  step,
  state: !isOffered ? 'notOffered' : obstacles.length > 0 ? 'impossible' : 'possible',
  obstacles: isOffered ? obstacles : [],
});
