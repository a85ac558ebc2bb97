import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { securityRows } from './block.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SecurityList } from './SecurityList.tsx';

const securityConfig = { loginPassword: true, paymentPassword: false, email: true, emailShown: 'm•••@players.example' };

const show = (form = '', answers: FakeAnswers = {}, { release = {}, visitor = sampleVisitor.member } = {}) =>
  renderWithSite(<SecurityList rows={[...securityRows]} progress />, {
    mode: 'preview',
    visitor,
    path: '/m/securityCenter',
    search: form === '' ? '' : `?form=${form}`,
    release,
    answers: {
      securityConfig,
      member: { id: 1, account: 'mira', nickname: 'Mira', type: 0 },
      headIcon: { icon: '' },
      ...answers,
    },
  });
const sent = ({ asked }: { readonly asked: readonly { readonly call: string; readonly given: unknown }[] }, call: string) =>
  asked.filter((each) => each.call === call).map(({ given }) => given);

describe('the security centre', () => {
  it('says of each row whether it is set up, as far as the platform knows', async () => {
    show();
    expect(await screen.findByText('2 of 3 set up')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Login passwordUse a password that you use nowhere else.Done',
      'Payment passwordRequired for withdrawals.Not set up',
      'E-mailm•••@players.exampleDone',
      'Account holder nameMust match your bank account.',
      'Bank cardsYour withdrawal accounts.',
      'Security questionsUsed to verify your identity.',
      'NicknameYour display name on this site.',
      'AvatarShown next to your name.',
    ]);
  });

  it('leads to each form', async () => {
    show();
    await screen.findByText('2 of 3 set up');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/changePsw',
      '/m/withdraw?form=paymentPassword',
      '/m/securityCenter?form=email',
      '/m/securityCenter?form=payeeName',
      '/m/withdraw?form=bankCard',
      '/m/securityCenter?form=questions',
      '/m/securityCenter?form=nickname',
      '/m/securityCenter?form=headIcon',
    ]);
  });

  it('leaves out what the platform has no call for, and says when nothing is left', async () => {
    const paths = { setEmail: '', securityQuestions: '' };
    const { unmount } = show('email', {}, { release: { '/template/behaviour/platform/paths': paths } });
    await screen.findByText('1 of 2 set up');
    expect(screen.queryByText('E-mail')).toBeNull();
    expect(screen.queryByText('Security questions')).toBeNull();
    unmount();
    renderWithSite(<SecurityList rows={['email']} progress />, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      release: { '/template/behaviour/platform/paths': paths },
    });
    expect(screen.getByText('There is nothing to set up right now.')).toBeVisible();
  });

  it('works without knowing what is set up', async () => {
    show('', {}, { release: { '/template/behaviour/platform/paths': { securityConfig: '' } } });
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByText(/set up/)).toBeNull();
  });

  it('says when it could not be asked, and asks again', async () => {
    const { http } = show('', { securityConfig: new ApiError('http.503', 503, '') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer({ securityConfig });
    await userEvent.click(again);
    expect(await screen.findByText('2 of 3 set up')).toBeVisible();
  });

  it('has nothing for a trial account but the way to an own one', () => {
    const { http } = show('email', {}, { visitor: sampleVisitor.trial });
    expect(screen.getByText(/Security settings are not available for trial accounts/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(sent(http, 'setEmail')).toEqual([]);
  });

  it('opens a form and comes back from it, with the focus where it was', async () => {
    const user = userEvent.setup();
    const { location } = show();
    await user.click(await screen.findByRole('link', { name: /^Nickname/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nickname' })).toHaveFocus());
    expect(location().search).toBe('?form=nickname');
    await user.click(screen.getByRole('link', { name: 'All security settings' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Nickname/ })).toHaveFocus());
    expect(location().search).toBe('');
  });

  it('is the way out of a form that was opened by its address', async () => {
    const { location } = show('nickname');
    await userEvent.click(await screen.findByRole('link', { name: 'All security settings' }));
    expect(await screen.findByText('2 of 3 set up')).toBeVisible();
    expect(location().search).toBe('');
  });

  it('shows its list where the address names no form of it', async () => {
    show('constructor');
    expect(await screen.findByText('2 of 3 set up')).toBeVisible();
  });
});

describe('a form of the security centre', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('sends the address with the login password, reads again what changed, and goes back to the list', async () => {
    const { http, store, location } = show('email', { setEmail: undefined });
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), ' new@players.example ');
    await userEvent.type(screen.getByLabelText(/^Login password/), 'secret99');
    http.answer({ securityConfig: { ...securityConfig, emailShown: 'n•••@players.example' } });
    await save();
    expect(await screen.findByText('n•••@players.example')).toBeVisible();
    expect(sent(http, 'setEmail')).toEqual([{ email: 'new@players.example', password: 'secret99' }]);
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Saved' }]);
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/m/securityCenter', search: '' }));
  });

  it('says at the password that it is wrong, and keeps what was typed', async () => {
    const { location } = show('email', { setEmail: new ApiError('password.oldWrong', 403, '') });
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'new@players.example');
    await userEvent.type(screen.getByLabelText(/^Login password/), 'secret98');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Login password/)).toHaveAccessibleDescription(/Incorrect login password/));
    expect(screen.getByLabelText(/^Login password/)).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('new@players.example');
    expect(location().search).toBe('?form=email');
  });

  it.each([
    ['the merchant asks for none', { release: { '/template/behaviour/member/askPassword': false } }, {}],
    ['the account has none', {}, { securityConfig: { ...securityConfig, loginPassword: false } }],
  ])('asks for no password where %s', async (_title, setting, answers) => {
    const { http } = show('email', { setEmail: undefined, ...answers }, setting);
    await userEvent.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'new@players.example');
    expect(screen.queryByLabelText(/^Login password/)).toBeNull();
    await save();
    await waitFor(() => expect(sent(http, 'setEmail')).toEqual([{ email: 'new@players.example' }]));
  });

  it('runs the rules of the register form before it sends anything', async () => {
    const { http } = show('nickname', { member: { id: 1, account: 'mira', type: 0 } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nickname/ }), 'x');
    await save();
    expect(screen.getByRole('textbox', { name: /^Nickname/ })).toHaveAccessibleDescription(/At least 2 characters/);
    expect(sent(http, 'setNickname')).toEqual([]);
  });

  it('shows faults that only the platform finds, in their field', async () => {
    const fault = { message: 'rule.invalid', params: {} };
    show('nickname', { setNickname: new ApiError('fields.invalid', 422, '', { fields: { nickname: fault } }) });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nickname/ })).toHaveValue('Mira'));
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Nickname/ })).toHaveAccessibleDescription(/Check this entry/),
    );
  });

  it('sets the name of the payee once', async () => {
    const { unmount, http } = show('payeeName', { setPayeeName: undefined });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Account holder name/ }), 'Mira Long');
    await save();
    await waitFor(() => expect(sent(http, 'setPayeeName')).toEqual([{ payeeName: 'Mira Long' }]));
    unmount();
    show('payeeName', { securityConfig: { payeeName: true, payeeNameShown: 'M••• L•••' } });
    expect(await screen.findByText(/M••• L••• is set and cannot be changed/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says what the platform refuses as a whole', async () => {
    show('payeeName', { setPayeeName: new ApiError('payeeName.locked', 409, '') });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Account holder name/ }), 'Mira Long');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('The account holder name is set and cannot be changed.');
  });

  it('sets one of the pictures', async () => {
    const { http } = show('headIcon', { headIcon: { icon: 'owl' }, setHeadIcon: undefined });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Owl' })).toBeChecked());
    await userEvent.click(screen.getByRole('radio', { name: 'Whale' }));
    await save();
    await waitFor(() => expect(sent(http, 'setHeadIcon')).toEqual([{ icon: 'whale' }]));
  });

  it('offers the pictures of the merchant, and saves none while none is chosen', async () => {
    show('headIcon', {}, { release: { '/template/behaviour/member/headIcons': ['lion', 'cat'] } });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(['Lion', 'Cat']);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  const catalogue = ['question.pet', 'question.street', 'A question of ours?'].map((question, index) => ({
    id: index + 1,
    question,
  }));

  it('asks as many different questions as the merchant wants, and sends the answers', async () => {
    const { http } = show('questions', { securityQuestions: catalogue, ownQuestions: [], setOwnQuestions: undefined });
    const first = await screen.findByRole('combobox', { name: 'Question 1' });
    expect(within(first).getByRole('option', { name: 'In which street did you grow up?' })).toBeDisabled();
    await userEvent.selectOptions(first, 'A question of ours?');
    expect(within(first).getByRole('option', { name: 'What was the name of your first pet?' })).toBeEnabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Answer 1/ }), 'yes it is');
    await userEvent.type(screen.getByRole('textbox', { name: /^Answer 2/ }), 'High Street');
    await userEvent.type(screen.getByLabelText(/^Login password/), 'secret99');
    await save();
    await waitFor(() =>
      expect(sent(http, 'setOwnQuestions')).toEqual([
        {
          answers: [
            { questionId: 3, answer: 'yes it is' },
            { questionId: 2, answer: 'High Street' },
          ],
          password: 'secret99',
        },
      ]),
    );
  });

  it('begins with the questions that were answered before', async () => {
    show('questions', { securityQuestions: catalogue, ownQuestions: [{ questionId: 3 }, { questionId: 99 }] });
    expect(await screen.findByRole('combobox', { name: 'Question 1' })).toHaveValue('3');
    expect(screen.getByRole('combobox', { name: 'Question 2' })).toHaveValue('1');
    expect(screen.getByText(/You have already set your answers/)).toBeVisible();
  });
});
