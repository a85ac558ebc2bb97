import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultHomeLimits } from '#schemas/api/homeWeight.schema.ts';
import { inTool } from '../testing/inTool.tsx';
import { wide } from '../testing/wide.ts';
import { RulesCard } from './RulesCard.tsx';

const api = { rules: async () => ({ confirmMinutes: 15, fourEyes: true, homeLimits: defaultHomeLimits, approval: null }) };

const meta = { component: RulesCard, globals: wide } satisfies Meta<typeof RulesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = { decorators: [inTool({ role: 'admin', api })] };

export const ForOthers: Story = { decorators: [inTool({ api })] };
