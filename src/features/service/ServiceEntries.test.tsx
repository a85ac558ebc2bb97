import { screen } from '@testing-library/react';
import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { ServiceEntries } from './ServiceEntries.tsx';

const KEY = '0f1e2d3c4b5a6978';
const hidden =
  CryptoJS.AES.encrypt('https://wa.example/1', CryptoJS.enc.Utf8.parse(KEY), { mode: CryptoJS.mode.ECB }).toString() + KEY;
const service = [
  { title: 'CS', path: 'https://chat.example/' },
  { title: 'whatsapp', path: hidden },
];
const CIPHER = '/template/behaviour/platform/serviceCipher';
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['aes-128', ['https://chat.example/', 'https://wa.example/1']],
  ['des', ['https://chat.example/']],
  ['none', ['https://chat.example/']],
])('opens what the cipher %s can read; the rest is not offered', async (cipher, shown) => {
  renderWithSite(<ServiceEntries />, { answers: { service }, release: { [CIPHER]: cipher } });
  await screen.findByRole('link', { name: /Live chat/ });
  expect(hrefs()).toEqual(shown);
});

it('says where nothing can be read that there is no way to reach anybody', async () => {
  renderWithSite(<ServiceEntries />, { answers: { service: [{ title: 'CS', path: 'nonsense' }] } });
  expect(await screen.findByText('No contact option is available right now. Please try again later.')).toBeVisible();
});
