import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../testing/inTool.tsx';
import { sampleRules } from '../testing/sampleRules.ts';
import { wide } from '../testing/wide.ts';
import { RulesCard } from './RulesCard.tsx';

const api = { rules: async () => sampleRules({ confirmMinutes: 15, fourEyes: true }) };

const meta = { component: RulesCard, globals: wide } satisfies Meta<typeof RulesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = { decorators: [inTool({ role: 'admin', api })] };

export const ForOthers: Story = { decorators: [inTool({ api })] };

/** A change that another administrator has asked for; this operator may confirm it. */
export const ChangeWaits: Story = {
  decorators: [
    inTool({
      api: {
        rules: async () =>
          sampleRules({
            fourEyes: true,
            change: { ...sampleRules(), by: 'ben', at: '2026-03-01T12:00:00Z' },
          }),
      },
    }),
  ],
};
