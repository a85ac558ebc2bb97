import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';

/**
 * Watches where several frames go. A frame reports its page also when only the page has changed: what counts is that it is
 * elsewhere than before; otherwise a slower frame would take the others back.
 *
 * @returns Where the frame of this name has gone, or nothing.
 */
export function trackNavigation(): (frame: string, message: FromFrame) => string | undefined {
  const places = new Map<string, string>();
  return (frame, message) => {
    if (message.type === 'hello') places.delete(frame);
    if (message.type !== 'page') return undefined;
    const before = places.get(frame);
    places.set(frame, message.path);
    return before === undefined || before === message.path ? undefined : message.path;
  };
}
