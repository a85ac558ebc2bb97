import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FramePart } from '#schemas/edges/preview/frameParts.schema.ts';
import { fillForm } from './fillForm.ts';
import { pointAtPage } from './pointAtPage.ts';

/** The test's page draws nothing: every element is given a box. */
function giveBoxes() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList);
}

const shown = (part: Partial<FramePart>): object => ({
  part: expect.objectContaining(part),
  box: expect.objectContaining({ x: expect.any(Number), width: expect.any(Number) }),
  isPress: false,
});

/** It knows no top layer either. */
beforeEach(() => void Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined }));
afterEach(() => void vi.restoreAllMocks());

describe('pointing at the page', () => {
  it('reports what is pressed and swallows the press, until it stops', async () => {
    giveBoxes();
    const pressed = vi.fn();
    const user = userEvent.setup();
    render(
      <div data-pointer="/template/layout/home/2">
        <button type="button" onClick={pressed}>
          Play
        </button>
      </div>,
    );
    const onPart = vi.fn();
    const { stop } = pointAtPage(onPart, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(onPart).toHaveBeenLastCalledWith({ ...shown({ block: '/template/layout/home/2', text: 'Play' }), isPress: true });
    expect(pressed).not.toHaveBeenCalled();
    stop();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('works by keyboard: what has the focus is reported', async () => {
    giveBoxes();
    const user = userEvent.setup();
    render(
      <label>
        Name <input name="username" />
      </label>,
    );
    const onPart = vi.fn();
    const { stop } = pointAtPage(onPart, () => undefined);
    await user.tab();
    expect(onPart).toHaveBeenLastCalledWith(shown({ field: 'username' }));
    stop();
  });
});

describe('walking through the page while pointing', () => {
  function draw() {
    giveBoxes();
    Element.prototype.scrollIntoView = () => undefined;
    render(
      <>
        <div data-pointer="/template/layout/home/0" style={{ display: 'contents' }}>
          <section>Winners</section>
        </div>
        <div data-pointer="/template/layout/home/1">
          <a href="/deposit">Deposit</a>
        </div>
      </>,
    );
  }

  it('goes by arrow keys to every block and every control, and presses with Enter', async () => {
    draw();
    const user = userEvent.setup();
    const onPart = vi.fn();
    const { stop } = pointAtPage(onPart, () => undefined);
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    const walked = onPart.mock.calls.map(([{ part, isPress }]) => [part.block.at(-1), part.text, isPress]);
    stop();
    expect(walked).toEqual([
      ['0', 'Winners', false],
      ['1', '', false],
      ['1', 'Deposit', false],
      ['1', '', false],
      ['1', '', true],
    ]);
  });

  it('writes the name at the outline, and reports Escape', async () => {
    draw();
    const user = userEvent.setup();
    const onLeave = vi.fn();
    const { name, stop } = pointAtPage(() => undefined, onLeave);
    await user.keyboard('{ArrowDown}');
    name('Latest winners');
    const outlines = document.querySelector('[data-outlines]');
    expect(outlines).toHaveTextContent('Latest winners');
    const [drawn] = outlines?.children ?? [];
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(outlines?.firstElementChild).toBe(drawn); // nothing has moved
    await user.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledOnce();
    stop();
    expect(document.querySelector('[data-outlines]')).toBeNull();
  });
});

describe('filling in a form', () => {
  function Form() {
    return (
      <form>
        <div>
          <label htmlFor="name">Name</label>
          <input id="name" name="username" onBlur={({ target }) => target.setAttribute('data-left', target.value)} />
          <p id="name-error">At least 4 characters.</p>
        </div>
        <div>
          <label htmlFor="mail">E-mail</label>
          <input id="mail" name="email" />
        </div>
      </form>
    );
  }

  it('writes, leaves, and reports the message of each field', async () => {
    render(<Form />);
    const seen = await fillForm([
      { name: 'username', value: 'ab' },
      { name: 'email', value: 'a@b.example' },
      { name: 'qqNum', value: '1' },
    ]);
    expect(screen.getByLabelText('Name')).toHaveAttribute('data-left', 'ab');
    expect(seen).toEqual([
      { name: 'username', isThere: true, message: 'At least 4 characters.' },
      { name: 'email', isThere: true, message: '' },
      { name: 'qqNum', isThere: false, message: '' },
    ]);
  });
});
