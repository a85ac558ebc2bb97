/** Whether both phones show their release: not yet, both, or one does not answer. */
export type PicturesState = 'waiting' | 'shown' | 'silent';

/** The state of a pair. What neither phone has said yet is awaited. */
export function pairState(states: readonly (PicturesState | undefined)[]): PicturesState {
  if (states.includes('silent')) return 'silent';
  return states.every((state) => state === 'shown') ? 'shown' : 'waiting';
}
