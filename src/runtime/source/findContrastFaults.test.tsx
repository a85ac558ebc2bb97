import { expect, test } from 'vitest';
import { findContrastFaults } from './findContrastFaults.ts';

test('checks that are asked for while one is running wait for it, and each is answered', async () => {
  document.body.innerHTML = '<p>Hot games</p>';
  const answers = await Promise.allSettled([findContrastFaults(), findContrastFaults(), findContrastFaults()]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});
