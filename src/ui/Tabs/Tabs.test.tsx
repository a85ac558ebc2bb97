import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

function Sample() {
  const [selected, setSelected] = useState('one');
  return (
    <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected}>
      panel of {selected}
    </Tabs>
  );
}

const keys = [
  ['ltr', '{ArrowRight}', 'two'],
  ['ltr', '{ArrowLeft}', 'three'],
  ['ltr', '{End}', 'three'],
  ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'one'],
  ['ltr', '{End}{Home}', 'one'],
  ['rtl', '{ArrowLeft}', 'two'],
  ['rtl', '{ArrowRight}', 'three'],
  ['ltr', 'x', 'one'],
] as const;

it.each(keys)('in %s the keys %s lead to tab %s', async (direction, pressed, expected) => {
  render(
    <div style={{ direction }}>
      <Sample />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard(pressed);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(expected);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: expected })).toHaveTextContent(`panel of ${expected}`);
});
