import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storeSession, storedSession } from '#src/site/storedSession.ts';
import { memberSession } from '#tests/support/memberSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('asks for date of birth and terms, by the age limit of the site, and lets the session go on', async () => {
  const session = { ...memberSession, mustAccept: true };
  storeSession(session);
  const { http, store } = renderWithSite(<AcceptTerms />, {
    release: { '/template/parameters/age_limit': '19', '/template/behaviour/documents/privacy': '/m/help?i=6' },
    answers: { acceptTerms: undefined },
  });
  store.getState().setSession(session);
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/m/help?i=6');
  const send = screen.getByRole('button', { name: 'Confirm' });
  await userEvent.click(send);
  expect(http.asked).toEqual([]);
  const choose = async (year: number) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Year/ }), String(year));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Month/ }), '01');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Date of birth|Day/ }), '01');
  };
  const thisYear = new Date().getFullYear();
  await choose(thisYear - 18);
  await userEvent.click(screen.getByRole('checkbox', { name: /19/ }));
  await userEvent.click(send);
  expect(screen.getByText('You must be at least 19 years old')).toBeVisible();
  expect(http.asked).toEqual([]);
  await choose(thisYear - 20);
  await userEvent.click(send);
  await expect.poll(() => store.getState().session?.mustAccept).toBeUndefined();
  expect(http.asked).toEqual([{ call: 'acceptTerms', given: { terms: true, birthday: `${thisYear - 20}-01-01` } }]);
  expect(storedSession(memberSession.merchantCode)).not.toHaveProperty('mustAccept');
});
