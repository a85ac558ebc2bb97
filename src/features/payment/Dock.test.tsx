import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dock } from './Dock.tsx';

const PAGE = 800;
const sizeNow = () => document.documentElement.style.getPropertyValue('--size-keyboard');

/** A screen that shows as much of the page as the keyboard leaves of it. */
function openScreen() {
  const view = Object.assign(new EventTarget(), { scale: 1, height: PAGE, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(PAGE);
  return (changes: Partial<Record<'scale' | 'height' | 'offsetTop', number>>) => {
    Object.assign(view, changes);
    view.dispatchEvent(new Event('resize'));
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the button at the bottom of a form', () => {
  it('is above the keyboard as long as there is one', () => {
    const become = openScreen();
    const { unmount } = render(<Dock>Deposit</Dock>);
    become({ height: 460 });
    expect(sizeNow()).toBe('340px');
    become({ height: 460, offsetTop: 100 });
    expect(sizeNow()).toBe('240px');
    become({ height: PAGE, offsetTop: 0 });
    expect(sizeNow()).toBe('0px');
    unmount();
    expect(sizeNow()).toBe('');
  });

  it.each([
    ['a bar of the browser', { height: PAGE - 60 }],
    ['zooming in', { height: 400, scale: 2 }],
  ])('does not take %s for a keyboard', (_title, changes) => {
    const become = openScreen();
    render(<Dock>Deposit</Dock>);
    become(changes);
    expect(sizeNow()).toBe('0px');
  });

  it('keeps what is typed into in sight', () => {
    const become = openScreen();
    const scroll = vi.fn();
    const { getByRole } = render(
      <>
        <input aria-label="Amount" />
        <Dock>Deposit</Dock>
      </>,
    );
    const input = getByRole('textbox');
    input.scrollIntoView = scroll;
    input.focus();
    become({ height: 460 });
    become({ height: 450 });
    expect(scroll).toHaveBeenCalledOnce();
  });
});
