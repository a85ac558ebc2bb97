import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { frameScreens } from '../../preview/frame/frameScreens.ts';
import { useSide } from './useSide.ts';

const TITLE = '/template/parameters/title';

function open(at?: string) {
  const preview = createPreviewStore();
  const { result, rerender } = renderHook((to: string | undefined) => useSide(preview, to), { initialProps: at });
  return { preview, rerender, side: () => result.current.side };
}

it('a phone turns to the preview when a screen is to be looked at, and back to the setting that is gone to', () => {
  const { preview, rerender, side } = open();
  expect(side()).toBe('edit');
  act(() => preview.getState().show(frameScreens.register));
  expect(side()).toBe('preview');
  rerender(TITLE);
  expect(side()).toBe('edit');
});

it('a screen that the tool goes to by itself changes nothing', () => {
  const { preview, side } = open();
  act(() => preview.getState().goTo(frameScreens.register));
  expect(side()).toBe('edit');
});

it('a section without a setting leaves the preview on show', () => {
  const { preview, rerender, side } = open(TITLE);
  act(() => preview.getState().show(frameScreens.register));
  rerender(undefined);
  expect(side()).toBe('preview');
});
