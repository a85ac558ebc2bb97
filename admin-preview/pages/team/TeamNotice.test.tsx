import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
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

it('passes on the name of the stream, asks then what was let pass before, and tells who else has this merchant open', () => {
  vi.stubGlobal('EventSource', PlayedEvents);
  const heard: unknown[] = [];
  const { store } = renderTool(
    <TeamNotice
      onReload={() => Promise.resolve()}
      onPlan={() => undefined}
      onWaiver={async () => void heard.push('waivers')}
      onReady={(stream) => heard.push(stream)}
      onPeople={(people) => heard.push(people)}
    />,
  );
  const { merchantCode } = store.getState();
  const ben = { name: 'ben', section: 'look' };
  const play = (kind: string, data: object) =>
    act(() => void PlayedEvents.last.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) })));
  play('ready', { stream: 'one' });
  play('presence', { merchantCode: 'another', people: [] });
  play('presence', { merchantCode, people: [ben] });
  expect(heard).toEqual(['one', 'waivers', [ben]]);
});

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
    <TeamNotice
      onReload={() => Promise.resolve()}
      onPlan={() => undefined}
      onWaiver={() => Promise.resolve()}
      onReady={() => undefined}
      onPeople={() => undefined}
    />,
  );
  const { merchantCode } = store.getState();
  act(() => {
    PlayedEvents.last.dispatchEvent(
      new MessageEvent(kind, { data: JSON.stringify({ merchantCode, revision: 99, releaseId: 7, by }) }),
    );
  });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
