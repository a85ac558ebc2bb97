import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangePicker } from './RangePicker.tsx';

const days = { startDate: '2026-02-23', endDate: '2026-03-01' };
const meta = {
  component: RangePicker,
  args: { range: { name: 'last7', ...days }, choose: () => undefined },
} satisfies Meta<typeof RangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnDates: Story = { args: { range: { name: 'own', ...days } } };
export const RightToLeft: Story = {
  args: { range: { name: 'own', ...days } },
  globals: { brand: 'sahara', language: 'AR' },
};
