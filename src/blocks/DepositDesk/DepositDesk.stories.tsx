import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonus, methods, payable, receipt } from '#tests/support/paymentAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { DepositDesk } from './DepositDesk.tsx';

const meta = {
  component: DepositDesk,
  args: { quickAmounts: true, advice: true, design: 'amount' },
  globals: { audience: 'member' },
} satisfies Meta<typeof DepositDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Preset amounts save typing, and the advice is where money is paid. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
/** Players have to type each amount, and are not reminded to play with money they can lose. */
export const Plain: Story = { tags: ['bad-example'], args: { quickAmounts: false, advice: false } };
export const Empty: Story = { decorators: [withAnswers({ depositMethods: { methods: [] } })] };
/** As many methods as a platform may have, each with a logo, the second of which does not load; and a bonus. */
export const ManyMethods: Story = {
  decorators: [
    withAnswers({
      depositMethods: {
        ...methods,
        bonus,
        methods: (['bank', 'wallet', 'voucher', 'card', 'qr', 'crypto'] as const).map((kind, index) => ({
          id: kind,
          kind,
          name: `${kind} ${index}`,
          takesMinutes: [0, 10, 60, 1440, 2880, 45][index] ?? 0,
          fee: [{}, { percent: 1.5 }, { fixed: 2 }, { percent: 1, fixed: 0.5 }, {}, {}][index] ?? {},
          minimum: 50_000,
          maximum: 50_000_000,
          quickAmounts: [50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000],
        })),
      },
    }),
  ],
};
export const WithBonus: Story = {
  decorators: [withAnswers({ depositMethods: { ...methods, bonus } })],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: /500/ }));
  },
};
export const LongText: Story = {
  decorators: [
    withAnswers({ depositMethods: { ...methods, methods: methods.methods.map((method) => ({ ...method, name: LONG_WORD })) } }),
  ],
};
export const Methods: Story = { args: { design: 'methods' } };
export const MethodsLight: Story = {
  args: { design: 'methods' },
  globals: { audience: 'member', brand: 'lotus', theme: 'light' },
};
export const MethodsRightToLeft: Story = {
  args: { design: 'methods' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const MethodsLongText: Story = { args: { design: 'methods' }, decorators: LongText.decorators };
export const Faulty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
  },
};
export const Asking: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /100/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
  },
};

type Unpaid = (typeof payable)[keyof typeof payable];

/** A deposit that waits to be paid, opened as a player who comes back to it does; `now` is what the platform says then. */
const opened = (unpaid: Unpaid, now: ReturnType<typeof receipt> = unpaid): Story => ({
  decorators: [withAnswers({ depositMethods: { ...methods, waiting: [unpaid] }, depositStatus: now })],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue paying/ }));
  },
});
const inArabic = { audience: 'member', brand: 'sahara', language: 'AR' } as const;

export const Unpaid: Story = {
  decorators: [withAnswers({ depositMethods: { ...methods, waiting: [payable.account, payable.qr] } })],
};
export const PayByCode = opened(payable.qr);
export const PayByTransfer = opened(payable.account);
export const PayInCrypto = opened(payable.crypto);
export const PayOnPage = opened(payable.page);
export const Expired = opened(payable.qr, receipt({ status: 'expired', reference: payable.qr.reference }));
export const Cancelled = opened(payable.page, receipt({ status: 'cancelled', reference: payable.page.reference }));
export const Paid = opened(payable.account, receipt({ status: 'done', reference: payable.account.reference, balance: 1100 }));
export const PayRightToLeft: Story = {
  ...opened(payable.crypto),
  globals: inArabic,
  async play({ canvas, userEvent }) {
    const [button] = await canvas.findAllByRole('button', { name: /تابع دفع/ });
    if (button) await userEvent.click(button);
  },
};
/** The member chooses the bank that the transfer comes from. */
export const Banks: Story = {
  decorators: [
    withAnswers({
      depositMethods: {
        ...methods,
        methods: methods.methods.map((method) => ({
          ...method,
          banks: ['Harbour & Reed', 'Lantern Savings', 'North Pine Bank', 'Orchard Mutual', LONG_WORD].map((name) => ({
            code: name,
            name,
          })),
        })),
      },
    }),
  ],
};
