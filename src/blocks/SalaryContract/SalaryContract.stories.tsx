import type { Meta, StoryObj } from '@storybook/react-vite';
import { contractOf } from '#tests/support/contractAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { SalaryContract } from './SalaryContract.tsx';

const meta = {
  component: SalaryContract,
  args: { parts: ['contract', 'salary', 'history'], others: true },
  globals: { audience: 'agent' },
} satisfies Meta<typeof SalaryContract>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The contract comes before its earnings. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'agent', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ salaryInfo: {}, salaryRequests: { list: [] }, contracts: {} })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      salaryRequests: {
        list: [
          contractOf('1', 'pending', {
            terms: [
              { key: 'x', label: LONG_WORD, value: LONG_WORD },
              { key: 'dailyCap', value: 123_456_789_012.5, kind: 'amount' },
            ],
          }),
        ],
      },
    }),
  ],
};
export const Requested: Story = { decorators: [withAnswers({ salaryRequests: { list: [contractOf('2', 'applied')] } })] };
export const Salary: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Salary' }));
    await canvas.findByRole('list', { name: 'Previous days' });
  },
};
/** Agents see the history, but not which contract is valid today. */
export const Earlier: Story = { tags: ['bad-example'], args: { parts: ['history'] } };
export const Accepting: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
  },
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, salaryInfo: '' } },
      },
    })),
  ],
};
