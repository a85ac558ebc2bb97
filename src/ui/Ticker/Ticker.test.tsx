import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { english } from '#tests/support/playerTexts.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { Ticker } from './Ticker.tsx';

const roundsOf = (restAfterMs: number, steps?: number) => {
  const { container } = render(
    <TextProvider value={createTextValue('EN', english)}>
      <Ticker label="Notices" axis="row" seconds={10} restAfterMs={restAfterMs} {...(steps ? { steps } : {})} copy={null}>
        <li>One</li>
      </Ticker>
    </TextProvider>,
  );
  const root = container.firstElementChild;
  return root instanceof HTMLElement ? root.style.getPropertyValue('--ticker-rounds') : undefined;
};

it.each([
  ['where its time ends, among items of different sizes', 23_000, undefined, '2.3'],
  ['where the last whole item of its time begins, among equal ones', 23_000, 5, '2.2'],
  ['after one item, if its time is shorter than that', 1_000, 5, '0.2'],
  ['never by itself, if it may move without end', 0, 5, ''],
])('stops %s', (_title, restAfterMs, steps, rounds) => {
  expect(roundsOf(restAfterMs, steps)).toBe(rounds);
});
