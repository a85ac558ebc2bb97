import { dequal } from 'dequal/lite';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { DraftState } from './DraftState.ts';

/** Whether the draft says something else at a pointer than players see. What is not valid counts as it is written. */
export const isEdited = ({ document, resolved, liveResolved }: DraftState, pointer: string): boolean =>
  !dequal(valueAt(document, pointer) ?? valueAt(resolved.full, pointer), valueAt(liveResolved.full, pointer));
