import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonus, methods } from '#tests/support/paymentAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { DepositDesk } from './DepositDesk.tsx';

const meta = {
  component: DepositDesk,
  args: { quickAmounts: true, advice: true },
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
