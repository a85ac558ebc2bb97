import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { NewShare } from './NewShare.tsx';

const open = (url: string) =>
  renderTool(
    <NewShare
      share={{
        id: 1,
        audience: 'guest',
        by: 'ann',
        createdAt: '2026-03-01T12:00:00Z',
        expiresAt: '2026-03-02T12:00:00Z',
        openedAt: null,
        url,
      }}
    />,
  );

it.each(['https://demo.example/m/home?share=x', 'http://192.168.1.20:3000/m/home?share=x'])(
  '%s has a code for the phone',
  (url) => {
    open(url);
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  },
);

it.each([
  'http://demo.localhost:3000/m/home?share=x',
  'http://127.0.0.1:3000/m/home?share=x',
  'http://[::1]:3000/m/home?share=x',
])('%s names this computer: what is missing is said, and there is no code', (url) => {
  open(url);
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('PLAYER_URL');
  expect(screen.getByRole('textbox', { name: 'Link address' })).toHaveValue(url);
});
