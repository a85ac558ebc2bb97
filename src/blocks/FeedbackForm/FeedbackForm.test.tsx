import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { standInWidgets } from '#tests/support/standInWidgets.ts';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

const topics = ['deposit', 'withdrawal', 'game', 'service', 'agent', 'other'] as const;
/** A new picture each time. */
const captchas = () => {
  let count = 0;
  return () => ({ captchaId: `c${(count += 1)}`, image: 'data:image/svg+xml,x' });
};

function open(answers: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) {
  const shown = renderWithSite(<FeedbackForm topics={[...topics]} captchaLetters captchaLength={16} />, {
    answers: { captcha: captchas(), feedback: undefined, ...answers },
    path: '/m/feedback',
    release: { '/template/behaviour/captcha': { kind: 'picture' }, ...release },
  });
  act(() => shown.store.getState().setSession(session));
  return shown;
}

const picker = () => screen.getByRole('button', { name: /^Topic/ });
const content = () => screen.getByRole('textbox', { name: /^Your message/ });
const captcha = () => screen.getByRole('textbox', { name: /^Captcha/ });
const submit = () => screen.getByRole('button', { name: 'Send' });
const choose = async (topic: string) => {
  await userEvent.click(picker());
  const dialog = await screen.findByRole('dialog', { name: 'Topic' });
  await userEvent.click(within(dialog).getByRole('button', { name: topic }));
};
const sent = ({ http }: ReturnType<typeof open>) =>
  http.asked.filter(({ call }) => call === 'feedback').map(({ given }) => given);

async function fill(topic = 'Games', text = 'The wheel stands still', digits = '1234') {
  await choose(topic);
  await userEvent.type(content(), text);
  await userEvent.type(captcha(), digits);
}

/** The form while there is a session, as the guard of its address lets it be. */
function Guarded() {
  const hasSession = useSiteState((state) => state.session !== null);
  return hasSession ? <FeedbackForm topics={[...topics]} captchaLetters captchaLength={16} /> : null;
}

describe('feedback', () => {
  it('is there again when the session ended while it was typed, for who typed it', async () => {
    const { store } = renderWithSite(<Guarded />, { answers: { captcha: captchas(), feedback: undefined } });
    const logIn = (userName: string) => act(() => store.getState().setSession({ ...session, userName }));
    const end = () => act(() => store.getState().setSession(null));
    logIn('mei');
    await choose('Games');
    await userEvent.type(content(), 'The wheel stands still');
    end();
    expect(screen.queryByRole('textbox')).toBeNull();
    logIn('mei');
    expect(content()).toHaveValue('The wheel stands still');
    expect(picker()).toHaveTextContent('Games');
    end();
    logIn('somebody else');
    expect(content()).toHaveValue('');
    await userEvent.type(content(), 'x');
    await userEvent.clear(content());
    end();
    logIn('mei');
    expect(content()).toHaveValue('');
  });

  it('that was sent is not filled in again', async () => {
    const { store } = renderWithSite(<Guarded />, { answers: { captcha: captchas(), feedback: undefined } });
    act(() => store.getState().setSession(session));
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ kind: 'success' }]));
    act(() => store.getState().setSession(null));
    act(() => store.getState().setSession(session));
    expect(content()).toHaveValue('');
  });

  it.each([
    ['Deposit', 1],
    ['Withdrawal', 2],
    ['Games', 3],
    ['Customer support', 4],
    ['Becoming an agent', 6],
    ['Other', 0],
  ])('about “%s” is sent as type %i, under the session’s name', async (topic, type) => {
    const shown = open();
    await fill(topic, '  Please help ');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(sent(shown)).toEqual([{ content: 'Please help', sender: 'mei', type, captcha: '1234', captchaId: 'c1' }]),
    );
  });

  it('takes a captcha that nobody types, whatever the rules for typed digits are', async () => {
    const widgets = standInWidgets();
    const { http, store } = renderWithSite(<FeedbackForm topics={[...topics]} captchaLetters={false} captchaLength={4} />, {
      answers: { captcha: { captchaId: 'c1', provider: 'turnstile' }, feedback: undefined },
    });
    act(() => store.getState().setSession(session));
    await choose('Games');
    await userEvent.type(content(), 'Please help');
    await userEvent.click(await screen.findByRole('button', { name: 'I am human' }));
    await userEvent.click(submit());
    const given = () => http.asked.find(({ call }) => call === 'feedback')?.given;
    await waitFor(() => expect(given()).toMatchObject({ captcha: 'token of widget 1', captchaId: 'c1' }));
    widgets.stop();
  });

  it('has no topic at first, and waits for a topic and a text of 1 to 200 characters', async () => {
    open();
    expect(picker()).toHaveTextContent('Select a topic');
    expect(submit()).toBeDisabled();
    await choose('Games');
    expect(picker()).toHaveAccessibleName('Topic Games');
    expect(submit()).toBeDisabled();
    await userEvent.type(content(), ' ');
    expect(submit()).toBeDisabled();
    await userEvent.type(content(), 'x');
    expect(submit()).toBeEnabled();
    fireEvent.change(content(), { target: { value: 'x'.repeat(200) } });
    expect(screen.getByText('200/200')).toBeVisible();
    expect(submit()).toBeEnabled();
    fireEvent.change(content(), { target: { value: 'x'.repeat(201) } });
    expect(submit()).toBeDisabled();
    expect(content()).toHaveAccessibleDescription(/shorten your message to 200 characters/);
    expect(content()).toHaveValue('x'.repeat(201));
  });

  it('waits for a topic, too', async () => {
    open();
    await userEvent.type(content(), 'Hello');
    expect(submit()).toBeDisabled();
  });

  it('counts to what the merchant allows', async () => {
    open({}, { '/template/behaviour/content/feedbackLength': 30 });
    await userEvent.type(content(), 'Hello');
    expect(screen.getByText('5/30')).toBeVisible();
  });

  it('asks for the captcha when it is missing, and sends nothing', async () => {
    const shown = open();
    await choose('Games');
    await userEvent.type(content(), 'Hello');
    await userEvent.click(submit());
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription('Enter a captcha'));
    expect(sent(shown)).toEqual([]);
  });

  it('takes letters in the captcha as far as the block says, and says so', async () => {
    open();
    expect(captcha()).toHaveAccessibleDescription('Type what you see (1 to 16 characters), or solve the sum');
    expect(captcha()).not.toHaveAttribute('inputmode');
    await userEvent.type(captcha(), 'a-b');
    await userEvent.tab();
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription(/letters and digits only/));
  });

  it('that was sent says so, and begins again with another picture', async () => {
    const shown = open();
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(shown.store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Sent successfully' }]));
    expect(content()).toHaveValue('');
    expect(captcha()).toHaveValue('');
    expect(picker()).toHaveTextContent('Select a topic');
    expect(shown.http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2);
  });

  it.each([
    ['a wrong captcha', new ApiError('captcha.wrong', 403, '', { captcha: true })],
    ['too many', new ApiError('rate.limited', 429, '', { retryAfterS: 600 })],
  ])('keeps what was typed when it is refused for %s, and brings another picture', async (_title, refusal) => {
    const shown = open({ feedback: refusal });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(shown.http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2));
    expect(content()).toHaveValue('The wheel stands still');
    expect(picker()).toHaveTextContent('Games');
    expect(captcha()).toHaveValue('');
  });

  it('says at the captcha that it was wrong', async () => {
    open({ feedback: new ApiError('captcha.wrong', 403, '', { captcha: true }) });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription(/Incorrect captcha/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may be tried again when the platform could not be reached, with everything as it was', async () => {
    const shown = open({ feedback: new ApiError('network', 0, '') });
    await fill();
    await userEvent.click(submit());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(captcha()).toHaveValue('1234');
    shown.http.answer({ feedback: undefined });
    await userEvent.click(again);
    await waitFor(() => expect(shown.store.getState().toasts).toMatchObject([{ text: 'Sent successfully' }]));
    expect(sent(shown)).toHaveLength(2);
  });

  it('is not offered where the platform has no address for it; customer support is', async () => {
    open(
      { service: [{ title: 'CS', path: 'https://chat.example/' }] },
      {
        '/template/behaviour/platform': { paths: ['feedback='], serviceCipher: 'none' },
      },
    );
    expect(await screen.findByRole('link', { name: /Live chat/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });
});
