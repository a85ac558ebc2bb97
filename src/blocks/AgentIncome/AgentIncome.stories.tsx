import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { AgentIncome } from './AgentIncome.tsx';

const meta = {
  component: AgentIncome,
  args: { parts: true },
  globals: { audience: 'agent' },
} satisfies Meta<typeof AgentIncome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parts explain the total. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'agent', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ agentIncome: {} })] };
/** A total without its parts cannot be checked. */
export const Plain: Story = { tags: ['bad-example'], args: { parts: false } };
export const LongText: Story = {
  decorators: [
    withAnswers({
      agentIncome: {
        current: {
          startDate: '',
          endDate: '',
          total: 123_456_789_012.5,
          items: [{ key: 'x', label: LONG_WORD, amount: 123_456_789_012.5 }],
        },
      },
    }),
  ],
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, agentIncome: '' } },
      },
    })),
  ],
};
