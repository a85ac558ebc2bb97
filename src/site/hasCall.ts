import { type CallName, pathOf } from '#schemas/platform/calls.ts';
import type { Site } from '#schemas/resolve/site.ts';

/** Whether the merchant's platform has a call: what needs one without an address is not offered (CALL-104). */
export const hasCall = ({ behaviour }: Pick<Site, 'behaviour'>, call: CallName): boolean =>
  pathOf(call, behaviour.platform) !== '';
