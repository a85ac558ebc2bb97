import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFrameLink } from '../../preview/frame/frameLink.ts';
import { frameScreens } from '../../preview/frame/frameScreens.ts';
import { useSide } from './useSide.ts';

const TITLE = '/template/parameters/title';

function open(at?: string) {
  const link = createFrameLink();
  const { result, rerender } = renderHook((to: string | undefined) => useSide(link, to), { initialProps: at });
  return { link, rerender, side: () => result.current.side };
}

it('a phone turns to the preview when a screen is to be looked at, and back to the setting that is gone to', () => {
  const { link, rerender, side } = open();
  expect(side()).toBe('edit');
  act(() => link.show(frameScreens.register));
  expect(side()).toBe('preview');
  rerender(TITLE);
  expect(side()).toBe('edit');
});

it('a screen that the tool goes to by itself changes nothing', () => {
  const { link, side } = open();
  act(() => link.goTo(frameScreens.register));
  expect(side()).toBe('edit');
});

it('a section without a setting leaves the preview on show', () => {
  const { link, rerender, side } = open(TITLE);
  act(() => link.show(frameScreens.register));
  rerender(undefined);
  expect(side()).toBe('preview');
});
