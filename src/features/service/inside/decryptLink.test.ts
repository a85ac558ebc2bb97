import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { decryptLink } from './decryptLink.ts';

const hide = (url: string, key: string, cipher: 'DES' | 'TripleDES' | 'AES' = 'DES') =>
  CryptoJS[cipher].encrypt(url, CryptoJS.enc.Utf8.parse(key), { mode: CryptoJS.mode.ECB }).toString() + key;

const URL = 'https://wa.example/123';
const KEYS = ['0f1e2d3c', '0f1e2d3c4b5a6978', '0f1e2d3c4b5a697887766554', '0f1e2d3c4b5a69788776655443322110'] as const;

it.each([
  ['hidden by its own key', hide(URL, KEYS[0]), URL],
  ['hidden and not of latin letters', hide('https://chat.example/客服', 'abcdefgh'), 'https://chat.example/客服'],
  ['an address already', 'https://chat.example/', 'https://chat.example/'],
  ['a telephone number', 'tel:+8412345', 'tel:+8412345'],
  ['hidden by another key', `${hide(URL, KEYS[0]).slice(0, -8)}zzzzzzzz`, undefined],
  ['a hidden script', hide('javascript:alert(1)', KEYS[0]), undefined],
  ['nonsense', 'nonsense', undefined],
  ['nothing', '', undefined],
])('a link that is %s', (_what, path, url) => {
  expect(decryptLink(path, 'des')).toBe(url);
});

it.each([
  ['tripledes', hide(URL, KEYS[2], 'TripleDES')],
  ['aes-128', hide(URL, KEYS[1], 'AES')],
  ['aes-256', hide(URL, KEYS[3], 'AES')],
] as const)('is read by the cipher that the merchant has set: %s', (cipher, path) => {
  expect([decryptLink(path, cipher), decryptLink(path, 'des'), decryptLink(path, 'none')]).toEqual([URL, undefined, undefined]);
});

it('needs no cipher where the platform hides nothing', () => {
  expect(decryptLink(URL, 'none')).toBe(URL);
});
