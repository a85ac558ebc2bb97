import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFilled } from './useFilled.ts';

/** Calls what watches the size, as a browser does when it has changed. */
let sizeChanges: () => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      constructor(listener: () => void) {
        sizeChanges = listener;
      }
      observe() {}
      unobserve() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A stage of a size, which the test's page does not lay out. */
function stageOf(width: number, height: number) {
  const size = { width, height };
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { get: () => size.width }, clientHeight: { get: () => size.height } });
  return { stage: { current: element }, size };
}

it('is as wide as its stage, and as high as is left at that scale', () => {
  const { stage } = stageOf(195, 400);
  const { result } = renderHook(() => useFilled(stage, 390, true));
  expect(result.current).toEqual({ scale: 0.5, height: 800 });
});

it('follows the size of its stage, but not to nothing while the editor is on show instead', () => {
  const { stage, size } = stageOf(195, 400);
  const { result } = renderHook(() => useFilled(stage, 390, true));
  Object.assign(size, { width: 780, height: 600 });
  act(sizeChanges);
  expect(result.current).toEqual({ scale: 2, height: 300 });
  Object.assign(size, { width: 0, height: 0 });
  act(sizeChanges);
  expect(result.current).toEqual({ scale: 2, height: 300 });
});

it('follows the width of what is scaled', () => {
  const { stage } = stageOf(390, 400);
  const { result, rerender } = renderHook((width: number) => useFilled(stage, width, true), { initialProps: 390 });
  rerender(780);
  expect(result.current).toEqual({ scale: 0.5, height: 800 });
});

it('is nothing where it does not fill, and watches nothing then', () => {
  const { stage } = stageOf(195, 400);
  const { result, rerender, unmount } = renderHook((isFilling: boolean) => useFilled(stage, 390, isFilling), {
    initialProps: true,
  });
  rerender(false);
  expect(result.current).toBeUndefined();
  expect(disconnect).toHaveBeenCalledOnce();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
