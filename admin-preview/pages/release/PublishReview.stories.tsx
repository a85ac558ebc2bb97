import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '#schemas/base/json/problem.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { samplePlan, samplePlanned } from '../../model/testing/samplePlan.ts';
import { wide } from '../../model/testing/wide.ts';
import { PublishReview } from './PublishReview.tsx';

const FOOTER = '/template/parameters/footer_nav';
const TITLE = '/template/parameters/title';
const nothing = () => undefined;

const meta = {
  component: PublishReview,
  globals: wide,
  args: { isBusy: false, found: [], onPublish: nothing, onPlan: nothing, onDiscard: nothing, onClose: nothing },
  decorators: [inTool({ edits: { [FOOTER]: 'home,member,deposit' } })],
} satisfies Meta<typeof PublishReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyInChinese: Story = { globals: { language: 'CN', theme: 'light' } };
export const Busy: Story = { args: { isBusy: true } };
export const NothingToPublish: Story = { decorators: [inTool()] };
export const WarningToWaive: Story = { decorators: [inTool({ edits: { [FOOTER]: 'deposit,member' } })] };
export const Blocked: Story = { decorators: [inTool({ edits: { [TITLE]: '' } })], globals: { theme: 'light' } };
export const FoundByTheServer: Story = { args: { found: [problem('login.noEntry', '/template/layout/header')] } };
export const MayNotPublish: Story = { decorators: [inTool({ role: 'editor', edits: { [TITLE]: 'Demo '.repeat(12) } })] };
/** Another release is scheduled already. */
export const WhileAnotherWaits: Story = {
  decorators: [
    inTool({
      edits: { [FOOTER]: 'home,member,deposit' },
      api: { plans: async () => [samplePlan], plan: async () => samplePlanned },
    }),
  ],
};
