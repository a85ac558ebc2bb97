import { pages } from '#schemas/declare/pages/pages.ts';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type FromFrame, type PreviewBody, type ToFrame, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';

const ORIGIN = 'https://demo.play.example';

/** The answer of the server that opens a frame. */
export const openedFrame = async () => ({ url: `${ORIGIN}${pages.home.path}` });

/**
 * Plays the player's side of the protocol in every frame of the document: each applies what it is sent, once `greet` was called for it.
 * A test that uses it restores its mocks.
 */
export function playFrames(): { readonly greet: () => Promise<void> } {
  const windows = new WeakMap<HTMLIFrameElement, object>();
  const say = (source: object, body: PreviewBody<FromFrame>) => {
    const message = new MessageEvent('message', { origin: ORIGIN, data: { ...previewEnvelope, ...body } });
    Object.defineProperty(message, 'source', { value: source });
    dispatchEvent(message);
  };
  function windowOf(frame: HTMLIFrameElement): object {
    const known = windows.get(frame);
    if (known) return known;
    const opened = {
      postMessage(message: ToFrame) {
        if (message.type === 'show') say(opened, { type: 'applied', revision: message.revision, path: pages.home.path });
      },
    };
    windows.set(frame, opened);
    return opened;
  }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function contentWindow(
    this: HTMLIFrameElement,
  ) {
    return windowOf(this) as Window; // of which only `postMessage` is used
  });
  return {
    greet: () =>
      act(async () => {
        for (const frame of document.querySelectorAll('iframe')) say(windowOf(frame), { type: 'hello' });
      }),
  };
}
