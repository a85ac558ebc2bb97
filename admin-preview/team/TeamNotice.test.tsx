import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderTool } from '../testing/renderTool.tsx';
import { TeamNotice } from './TeamNotice.tsx';

/** The stream of the server's events, played by the test. */
class PlayedEvents extends EventTarget {
  static last: PlayedEvents;
  constructor() {
    super();
    PlayedEvents.last = this;
  }
  readonly close = () => undefined;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['draft', 'bob', 'bob saved this draft.'],
  ['draft', null, 'Someone saved this draft.'],
  ['draft', 'ann', 'You saved this draft in another window.'],
  ['release', 'bob', 'bob published revision 99.'],
  // perhaps one that was planned in this window
  ['release', 'ann', 'ann published revision 99.'],
])('news of a %s by %s: %s', (kind, by, words) => {
  vi.stubGlobal('EventSource', PlayedEvents);
  const { store } = renderTool(
    <TeamNotice onReload={() => Promise.resolve()} onPlan={() => undefined} onWaiver={() => Promise.resolve()} />,
  );
  const { merchantCode } = store.getState();
  act(() => {
    PlayedEvents.last.dispatchEvent(
      new MessageEvent(kind, { data: JSON.stringify({ merchantCode, revision: 99, releaseId: 7, by }) }),
    );
  });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
