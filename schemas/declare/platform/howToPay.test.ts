import { expect, it } from 'vitest';
import { readAnswer } from '../calls/readAnswer.ts';

const answer = (url: string) => ({
  reference: 'D000000021',
  amount: 100,
  status: 'waiting',
  createdAt: '2026-03-01T12:00:00.000Z',
  pay: { url },
});

it.each(['https://wallet.example/pay?order=21', 'https://wallet.example', '/sandbox/pay?ticket=x'])(
  'the address %s may be opened to pay',
  (url) => {
    expect(readAnswer('deposit', answer(url)).ok).toBe(true);
  },
);

it.each([
  'http://wallet.example/pay',
  'javascript:alert(1)',
  'data:text/html,x',
  'wallet://pay',
  '//wallet.example',
  String.raw`/\wallet.example`,
  'https://lantern.example@wallet.example/pay',
  ' https://wallet.example',
])('the address %s is refused where the answer enters', (url) => {
  expect(readAnswer('deposit', answer(url)).ok).toBe(false);
});
