import { isObject } from '#schemas/isObject.ts';
import { handedOver } from '#src/features/auth/loginHandover.ts';
import { isOverHome, returnPathOf } from '#src/site/dialogState.ts';

/**
 * A form that was reloaded stands by itself, as the server drew it: the home it lay over is gone, and so is what it was entryState
 * when it opened. Where its player came from stays.
 */
export function standAlone() {
  const entry: unknown = history.state;
  if (!isObject(entry)) return;
  const entryState = entry['usr'];
  if (!isOverHome(entryState) && handedOver(entryState) === undefined) return;
  const from = returnPathOf(entryState);
  history.replaceState({ ...entry, usr: from === undefined ? null : { from } }, '');
}
