import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { contractAnswers, contractOf } from '#tests/support/contractAnswers.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SalaryContract } from './SalaryContract.tsx';

const answers = contractAnswers as unknown as FakeAnswers; // functions of the block's requests
const show = (changes: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<SalaryContract parts={['contract', 'salary', 'history']} others />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    answers: { ...answers, ...changes },
    release,
  });
const sent = ({ asked }: { readonly asked: readonly { readonly call: string; readonly given: unknown }[] }, call: string) =>
  asked.filter((one) => one.call === call).map(({ given }) => given);
const pressIn = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the contract for a daily salary', () => {
  it('shows the terms of what waits and of what is in force', async () => {
    show();
    const waiting = await screen.findByRole('article', { name: 'Awaiting your response' });
    expect(waiting).toHaveTextContent('Offered on 01/05/2026');
    expect(waiting).toHaveTextContent('Rate0.8%Min. team turnover4,000Min. active members3Start date02/01/2026');
    expect(screen.getByRole('article', { name: 'Active' })).toHaveTextContent('Since 02/01/2026');
    const others = await screen.findByRole('navigation', { name: 'Other contracts are awaiting your response' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract']);
  });

  it.each([
    ['Accept', true, 'Contract accepted'],
    ['Decline', false, 'Contract declined'],
  ])('%s asks first, sends it once and reads again', async (word, accept, text) => {
    const user = userEvent.setup();
    const { http, store } = show({ salaryProcess: contractOf('s2', accept ? 'active' : 'refused') });
    await user.click(await screen.findByRole('button', { name: word }));
    expect(sent(http, 'salaryProcess')).toEqual([]);
    http.answer({ ...answers, salaryProcess: contractOf('s2', 'active'), salaryRequests: { list: [] } });
    await pressIn(user, word);
    await expect.poll(() => screen.queryByRole('article', { name: 'Awaiting your response' })).toBeNull();
    expect(sent(http, 'salaryProcess')).toEqual([{ contractId: 's2', accept }]);
    expect(store.getState().toasts).toContainEqual(expect.objectContaining({ text, kind: 'success' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends nothing when the question is cancelled, and says why a word was not taken', async () => {
    const user = userEvent.setup();
    const { http } = show({ salaryProcess: new ApiError('contract.decided', 409, '') });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await pressIn(user, 'Cancel');
    expect(sent(http, 'salaryProcess')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await pressIn(user, 'Accept');
    expect(await screen.findByRole('alert')).toHaveTextContent('You have already responded to this contract.');
  });

  it('asks for a contract within the bounds, with a comma too', async () => {
    const user = userEvent.setup();
    const { http } = show({ salaryApply: contractOf('s3', 'applied') });
    await user.click(await screen.findByRole('button', { name: 'Request a contract' }));
    const rate = screen.getByRole('textbox', { name: /Rate \(%\)/ });
    for (const wrong of ['1.51', '0.05', 'much', '1.234']) {
      await user.clear(rate);
      await user.type(rate, wrong);
      await pressIn(user, 'Send request');
      expect(rate).toHaveAccessibleDescription(/Enter a number from 0\.1 to 1\.5/);
    }
    expect(sent(http, 'salaryApply')).toEqual([]);
    await user.clear(rate);
    await user.type(rate, '1,2');
    await pressIn(user, 'Send request');
    await expect.poll(() => sent(http, 'salaryApply')).toEqual([{ rate: '1.2' }]);
  });

  it('lists what the contract brought, with the total of all days, and earlier contracts', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('tab', { name: 'Salary' }));
    expect(await screen.findByText('Today so far')).toBeVisible();
    const days = await screen.findByRole('list', { name: 'Previous days' });
    expect(within(days).getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByRole('region', { name: 'Total for these days' })).toHaveTextContent('Team turnover29,960.00Salary179.76');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('02/01/2026 – 02/28/2026')).toBeVisible();
  });

  it('leaves out what the platform does not have', async () => {
    const paths = '/template/behaviour/platform/paths';
    show({}, { [`${paths}/salaryList`]: '', [`${paths}/salaryProcess`]: '', [`${paths}/salaryApply`]: '' });
    await screen.findByRole('article', { name: 'Awaiting your response' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Contract', 'History']);
    for (const name of ['Accept', 'Decline', 'Request a contract']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('can be read again when it could not be read', async () => {
    const user = userEvent.setup();
    const { http } = show({ salaryInfo: new ApiError('http.500', 500, ''), salaryRequests: { list: [] } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer(answers);
    await user.click(again);
    expect(await screen.findByRole('article', { name: 'Active' })).toBeVisible();
  });
});
