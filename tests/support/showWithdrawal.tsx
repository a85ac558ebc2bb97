import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { WithdrawalDesk } from '#src/blocks/WithdrawalDesk/WithdrawalDesk.tsx';
import type { FakeAnswers } from './fakeHttp.ts';
import { card, cards, receipt, withdrawalFacts } from './paymentAnswers.ts';
import { renderWithSite } from './renderWithSite.tsx';

/** The withdrawal of a member who has a payment password and two cards, unless the answers say otherwise. */
export const showWithdrawal = (
  answers: FakeAnswers = {},
  search = '',
  missing: readonly string[] = [],
  release: Readonly<Record<string, unknown>> = {},
) =>
  renderWithSite(<WithdrawalDesk wholeBalance waiting />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    path: '/m/withdraw',
    search,
    release: { '/template/behaviour/platform/paths': Object.fromEntries(missing.map((call) => [call, ''])), ...release },
    answers: {
      hasPaymentPassword: true,
      withdrawal: { ...withdrawalFacts(), fee: {} },
      bankCards: cards(card(), card({ id: '8', bankName: 'Two Rivers Bank', number: '•••• 1122' })),
      wallet: { sumBalance: 1000 },
      withdraw: receipt(),
      ...answers,
    },
  });
export type Shown = ReturnType<typeof showWithdrawal>;
export const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
export const password = () => screen.getByLabelText(/^Payment password/);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const sent = ({ http }: Shown, call: string) =>
  http.asked.filter((asked) => asked.call === call).map(({ given }) => given);
export const calls = ({ http }: Shown) => http.asked.map(({ call }) => call);
