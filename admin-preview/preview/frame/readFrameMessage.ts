import { fromFrame as isFromFrame } from '#schemas/generated/preview.js';
import { type FromFrame, PREVIEW_CHANNEL } from '#schemas/edges/preview/previewMessage.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';

/** What of a window message is looked at. */
export interface WindowMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Takes a message only from the frame's own window, at the player's origin, in the shape of the protocol.
 *
 * @returns The message, `refused` for an invalid message of the protocol's channel, `foreign` for all others.
 */
export function readFrameMessage(
  { source, origin, data }: WindowMessage,
  frame: { readonly window: unknown; readonly origin: string },
): FromFrame | 'refused' | 'foreign' {
  if (!isObject(data) || data['channel'] !== PREVIEW_CHANNEL) return 'foreign';
  if (frame.window === null || source !== frame.window || origin !== frame.origin || !isFromFrame(data)) return 'refused';
  return data as unknown as FromFrame; // `isFromFrame` has checked it
}
