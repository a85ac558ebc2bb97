import type { Meta, StoryObj } from '@storybook/react-vite';
import { methods } from '#tests/support/paymentAnswers.ts';
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

export const Default: Story = {};
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Plain: Story = { args: { quickAmounts: false, advice: false } };
export const Empty: Story = { decorators: [withAnswers({ depositMethods: { methods: [] } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({ depositMethods: { ...methods, methods: methods.methods.map((method) => ({ ...method, name: LONG_WORD })) } }),
  ],
};
export const Faulty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};
export const Asking: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /100/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};
