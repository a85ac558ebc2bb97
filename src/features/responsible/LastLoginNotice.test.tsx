import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LastLoginNotice } from './LastLoginNotice.tsx';

const shown = (at: string, language: Language = 'EN') => {
  const { store } = renderWithSite(<LastLoginNotice />);
  act(() => store.setState({ language }));
  act(() => store.getState().setLastLogin({ at, ip: '203.0.113.7' }));
  return { texts: store.getState().toasts.map(({ text }) => text), left: store.getState().lastLogin };
};

it('says once when and from where the account was used before', () => {
  const { texts, left } = shown('2026-02-03T10:20:00Z');
  expect(texts).toEqual([expect.stringMatching(/^Last login: Feb 3, 2026.*, from 203\.0\.113\.7$/)]);
  expect(left).toBeNull();
});

it('writes no words of another language where the browser does not know the player’s', () => {
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  onTestFinished(() => known.mockRestore());
  expect(shown('2026-02-03T10:20:00Z', 'KH').texts).toEqual([expect.stringMatching(/^Last login: 03\/02\/2026, /)]);
});

it('says nothing of a date that is none', () => {
  expect(shown('yesterday')).toEqual({ texts: [], left: null });
});
