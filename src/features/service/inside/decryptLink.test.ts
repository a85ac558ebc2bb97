import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { decryptLink } from './decryptLink.ts';

const hide = (url: string, key: string) =>
  CryptoJS.DES.encrypt(url, CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString() + key;

it.each([
  ['hidden by its own key', hide('https://wa.example/123', '0f1e2d3c'), 'https://wa.example/123'],
  ['hidden and not of latin letters', hide('https://chat.example/客服', 'abcdefgh'), 'https://chat.example/客服'],
  ['an address already', 'https://chat.example/', 'https://chat.example/'],
  ['a telephone number', 'tel:+8412345', 'tel:+8412345'],
  ['hidden by another key', `${hide('https://wa.example/123', '0f1e2d3c').slice(0, -8)}zzzzzzzz`, undefined],
  ['a hidden script', hide('javascript:alert(1)', '0f1e2d3c'), undefined],
  ['nonsense', 'nonsense', undefined],
  ['nothing', '', undefined],
])('a link that is %s', (_what, path, url) => {
  expect(decryptLink(path)).toBe(url);
});
