import type { Meta, StoryObj } from '@storybook/react-vite';
import { card, cards, receipt, withdrawalFacts } from '#tests/support/paymentAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';

const meta = {
  component: WithdrawalDesk,
  args: { wholeBalance: true, waiting: true },
  globals: { audience: 'member' },
} satisfies Meta<typeof WithdrawalDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const WithoutPassword: Story = { decorators: [withAnswers({ hasPaymentPassword: false })] };
export const WithoutCard: Story = { decorators: [withAnswers({ bankCards: cards() })] };
export const WithHolder: Story = {
  decorators: [withAnswers({ bankCards: cards() })],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Account holder name/ }), 'Mia Hart');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};
export const WithFee: Story = {
  decorators: [withAnswers({ withdrawal: { ...withdrawalFacts(), fee: { percent: 1, fixed: 2 } } })],
};
export const PayeeFixed: Story = { decorators: [withAnswers({ bankCards: { ...cards(), payeeName: 'M••• H•••' } })] };
/** Members see pending withdrawals, and can cancel them. */
export const Waiting: Story = {
  tags: ['good-example'],
  decorators: [withAnswers({ withdrawal: withdrawalFacts(receipt(), receipt({ reference: 'W000000013', amount: 1250.5 })) })],
};
export const LongText: Story = {
  decorators: [
    withAnswers({
      bankCards: cards(card({ bankName: LONG_WORD, payeeName: LONG_WORD })),
      withdrawal: withdrawalFacts(receipt({ subject: LONG_WORD, amount: 123_456_789.5 })),
    }),
  ],
};
/** Members do not see that a withdrawal is pending, and ask for it a second time. */
export const WaitingHidden: Story = { ...Waiting, tags: ['bad-example'], args: { waiting: false } };
