import type { Meta, StoryObj } from '@storybook/react-vite';
import { LotteryFrame } from './LotteryFrame.tsx';

const meta = {
  component: LotteryFrame,
  args: { back: true },
  parameters: {
    withoutExamples: 'It shows a game that the lottery’s vendor draws, which no story has, so there is nothing to compare.',
  },
} satisfies Meta<typeof LotteryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoGame: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
