import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRESENCE_SIGN_MS } from '#schemas/edges/api/events.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import type { Section } from '../../kit/route/sections.ts';
import { SampleTool, sampleDraft } from '../../model/testing/SampleTool.tsx';
import { usePresence } from './usePresence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answer: OperatorsApi['presence'] = () => Promise.resolve()) {
  const said: unknown[] = [];
  const api: Pick<OperatorsApi, 'presence'> = { presence: (input) => (said.push(input), answer(input)) };
  const store = sampleDraft();
  const { result, rerender, unmount } = renderHook(({ section }: { section: Section }) => usePresence('lotus', section), {
    initialProps: { section: 'footer' },
    wrapper: ({ children }) => (
      <SampleTool api={api} store={store}>
        {children}
      </SampleTool>
    ),
  });
  return {
    said,
    begin: (stream: string) => act(() => result.current.onReady(stream)),
    result,
    go: (section: Section) => rerender({ section }),
    unmount,
  };
}
const signOf = (stream: string, section: string) => ({ code: 'lotus', body: { stream, section } });

it('says which section is open as soon as the stream has a name, with each change, and as a sign from time to time', () => {
  const { said, begin, go, unmount } = open();
  expect(said).toEqual([]);
  begin('one');
  go('look');
  act(() => void vi.advanceTimersByTime(PRESENCE_SIGN_MS));
  expect(said).toEqual([signOf('one', 'footer'), signOf('one', 'look'), signOf('one', 'look')]);
  begin('two');
  expect(said.at(-1)).toEqual(signOf('two', 'look'));
  unmount();
  vi.advanceTimersByTime(10 * PRESENCE_SIGN_MS);
  expect(said).toHaveLength(4);
});

it('says it again when a page that was out of sight is looked at', () => {
  const { said, begin } = open();
  begin('one');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(said).toEqual([signOf('one', 'footer'), signOf('one', 'footer')]);
});

it('holds who else is there, and goes on when a sign is refused', async () => {
  const { said, begin, result } = open(() => Promise.reject(new Refusal('network')));
  const ben = { name: 'ben', section: 'look' };
  begin('one');
  act(() => result.current.onPeople([ben]));
  await act(() => vi.advanceTimersByTimeAsync(PRESENCE_SIGN_MS));
  expect(said).toHaveLength(2);
  expect(result.current.people).toEqual([ben]);
});
