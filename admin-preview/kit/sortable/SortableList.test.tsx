import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveItem } from './moveItem.ts';
import { SortableList } from './SortableList.tsx';

const ROW_PX = 40;

/** The test's page has no layout, so rows are given positions: one below the other. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li');
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * ROW_PX : 0;
    return new DOMRect(0, top, 200, ROW_PX);
  });
});
afterEach(() => void vi.restoreAllMocks());

function Fruits() {
  const [names, setNames] = useState(['Apple', 'Pear', 'Plum']);
  return (
    <SortableList
      label="Fruits"
      items={names.map((name) => ({ id: name, name }))}
      onMove={(from, to) => setNames(moveItem(names, from, to))}
      actions={({ name }) => (
        <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
          Remove {name}
        </button>
      )}
    >
      {({ name }) => name}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent.split('Remove')[0]);

/** The library listens to keys one turn of the event loop later. */
async function press(user: ReturnType<typeof userEvent.setup>, keys: string) {
  await user.keyboard(keys);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe('sortable list', () => {
  it('is put in order by keyboard, and says what happens', async () => {
    const user = userEvent.setup();
    render(<Fruits />);
    screen.getByRole('button', { name: 'Reorder Apple' }).focus();
    await press(user, ' ');
    expect(screen.getByText('Apple picked up. Position 1 of 3.')).toBeInTheDocument();
    await press(user, '{ArrowDown}');
    await press(user, '{ArrowDown}');
    await press(user, ' ');
    expect(order()).toEqual(['Pear', 'Plum', 'Apple']);
  });

  it('leaves everything as it was on escape', async () => {
    const user = userEvent.setup();
    render(<Fruits />);
    screen.getByRole('button', { name: 'Reorder Plum' }).focus();
    await press(user, ' ');
    await press(user, '{ArrowUp}');
    await press(user, '{Escape}');
    expect(order()).toEqual(['Apple', 'Pear', 'Plum']);
  });

  it('is put in order by buttons, which keep the focus at the end', async () => {
    const user = userEvent.setup();
    render(<Fruits />);
    const down = screen.getByRole('button', { name: 'Move Pear down' });
    await user.click(down);
    await user.click(down);
    expect(order()).toEqual(['Apple', 'Plum', 'Pear']);
    expect(screen.getByText('Pear is now at position 3 of 3.')).toBeInTheDocument();
    expect(down).toHaveFocus();
  });

  it.each([
    ['Pear', 'Reorder Plum'],
    ['Plum', 'Reorder Pear'],
  ])('keeps the focus in the list when %s is taken away by keyboard', async (name, next) => {
    const user = userEvent.setup();
    render(<Fruits />);
    screen.getByRole('button', { name: `Remove ${name}` }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
  });
});
