import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { SecurityForm } from './SecurityForm.tsx';

const config = { loginPassword: true, email: true, emailShown: 'm•••@players.example' };

const meta = {
  component: SecurityForm,
  args: { form: 'email', config },
  globals: { audience: 'member' },
} satisfies Meta<typeof SecurityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuses =
  (code: string) =>
  (http: Http): Http => ({
    ...http,
    async send() {
      throw new ApiError(code, 403, '');
    },
  });

/** Fills in every line of text, and sends. */
const send: Story['play'] = async ({ canvasElement, userEvent }) => {
  const inputs = [...canvasElement.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')];
  for (const input of inputs) await userEvent.type(input, input.type === 'email' ? 'mira@players.example' : 'secret99');
  await userEvent.keyboard('{Enter}');
};

export const Email: Story = {};
export const EmailFaults: Story = {
  play: async ({ userEvent, canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};
export const EmailWrongPassword: Story = { decorators: [withHttp(refuses('password.oldWrong'))], play: send };
export const EmailOffline: Story = { decorators: [withHttp(refuses('network'))], play: send };
export const PayeeName: Story = { args: { form: 'payeeName' } };
export const PayeeNameLocked: Story = {
  args: { form: 'payeeName', config: { payeeName: true, payeeNameShown: 'A••• M••• S•••' } },
};
export const Nickname: Story = { args: { form: 'nickname' } };
export const Questions: Story = { args: { form: 'questions' } };
export const QuestionsAgain: Story = {
  args: { form: 'questions' },
  decorators: [withAnswers({ ownQuestions: [{ questionId: 3 }, { questionId: 2 }] })],
};
export const QuestionsOfThePlatform: Story = {
  args: { form: 'questions' },
  decorators: [
    withAnswers({ securityQuestions: [1, 2, 3].map((id) => ({ id, question: `A question of the platform, number ${id}?` })) }),
  ],
};
export const QuestionsFailing: Story = { args: { form: 'questions' }, globals: { audience: 'member', platform: 'failing' } };
export const HeadIcon: Story = { args: { form: 'headIcon' } };
export const HeadIconLight: Story = {
  args: { form: 'headIcon' },
  globals: { audience: 'member', brand: 'lotus', theme: 'light' },
};
export const Passkeys: Story = { args: { form: 'passkeys' } };
export const NoPasskeys: Story = { args: { form: 'passkeys' }, decorators: [withAnswers({ passkeys: [] })] };
export const PasskeysLongName: Story = {
  args: { form: 'passkeys' },
  decorators: [withAnswers({ passkeys: [{ id: '1', name: LONG_WORD.slice(0, 40), addedAt: '2026-01-05T10:00:00Z' }] })],
};
export const PasskeysFailing: Story = { args: { form: 'passkeys' }, globals: { audience: 'member', platform: 'failing' } };
export const PasskeysWrongPassword: Story = {
  args: { form: 'passkeys' },
  decorators: [withHttp(refuses('password.oldWrong'))],
  play: send,
};
export const PasskeyToRemove: Story = {
  args: { form: 'passkeys' },
  play: async ({ userEvent, canvas }) => userEvent.click(await canvas.findByRole('button', { name: /^Remove passkey/ })),
};
export const PasskeysRightToLeft: Story = {
  args: { form: 'passkeys' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const PasskeysLargeText: Story = { args: { form: 'passkeys' }, globals: { audience: 'member', textSize: '200' } };
export const RightToLeft: Story = {
  args: { form: 'questions' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
