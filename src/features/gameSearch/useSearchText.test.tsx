import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { useSearchText } from './useSearchText.ts';

/** A page whose address follows a search with a delay, as the router's does. */
function Page() {
  const [searched, setSearched] = useState('');
  const { text, setText, submit } = useSearchText(searched, () => undefined);
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => submit()}>
        send
      </button>
      {['o', 'or', '', 'elsewhere'].map((next) => (
        <button key={next} type="button" onClick={() => setSearched(next)}>{`address: ${next}`}</button>
      ))}
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps what was typed while the address was still on its way', () => {
  renderWithSite(<Page />, { release: { '/template/behaviour/timings/searchThrottleMs': 0 } });
  type('o');
  press('send');
  type('or');
  press('send');
  type('orla');
  press('address: o');
  expect(field()).toHaveValue('orla');
  press('address: or');
  expect(field()).toHaveValue('orla');
  press('address: elsewhere');
  expect(field()).toHaveValue('elsewhere');
  press('address: o');
  expect(field()).toHaveValue('o');
  press('address:');
  expect(field()).toHaveValue('');
});
