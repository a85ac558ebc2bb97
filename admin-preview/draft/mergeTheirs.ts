import type { Change } from '#schemas/preview/operatorApi.schema.ts';
import { valueAt, withValueAt } from '#schemas/resolve/overlay.ts';
import { isSameJson } from './isSameJson.ts';

export interface Merged {
  readonly document: unknown;
  /** What both changed: here mine stays. */
  readonly disputed: readonly Change[];
}

/** Takes over what another operator published, wherever my draft left the setting as it was. */
export function mergeTheirs(mine: unknown, theirs: readonly Change[]): Merged {
  const isMine = ({ pointer, before, after }: Change) => {
    const value = valueAt(mine, pointer);
    return !isSameJson(value, before) && !isSameJson(value, after);
  };
  const disputed = theirs.filter(isMine);
  const document = theirs
    .filter((change) => !isMine(change))
    .reduce((merged, { pointer, after }) => withValueAt(merged, pointer, after), mine);
  return { document, disputed };
}
