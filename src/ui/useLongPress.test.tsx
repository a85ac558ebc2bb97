import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './useLongPress.ts';

const onLongPress = vi.fn();
const onClick = vi.fn();

function Pressed({ isOn }: { readonly isOn: boolean }) {
  return (
    <div {...useLongPress(isOn ? onLongPress : undefined)}>
      <button type="button" onClick={onClick}>
        Game
      </button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onLongPress.mockClear();
  onClick.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Presses, holds for `ms`, moves by `px` on the way, and lets go. */
function hold(ms: number, px = 0) {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { button: 0, clientX: 5, clientY: 5 });
  if (px > 0) fireEvent.pointerMove(button, { clientX: 5 + px, clientY: 5 });
  vi.advanceTimersByTime(ms);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
}

it.each([
  ['held long', true, 400, 0, [1, 0]],
  ['tapped', true, 100, 0, [0, 1]],
  ['held while the finger scrolls', true, 400, 40, [0, 1]],
  ['held long where that means nothing', false, 400, 0, [0, 1]],
])('%s', (_what, isOn, ms, px, calls) => {
  render(<Pressed isOn={isOn} />);
  hold(ms, px);
  expect([onLongPress.mock.calls.length, onClick.mock.calls.length]).toEqual(calls);
});

it('a tap after a long press is a tap again', () => {
  render(<Pressed isOn />);
  hold(400);
  hold(50);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it.each([
  [369, [0, 1]],
  [370, [1, 0]],
])('held for %d ms where 370 are long', (ms, calls) => {
  render(<Pressed isOn />);
  hold(ms);
  expect([onLongPress.mock.calls.length, onClick.mock.calls.length]).toEqual(calls);
});
