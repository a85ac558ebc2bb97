import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { SettingHistory } from './SettingHistory.tsx';

const meta = {
  component: SettingHistory,
  globals: wide,
  args: { pointer: '/template/parameters/footer_nav' },
} satisfies Meta<typeof SettingHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '2026-03-01T12:00:00.000Z';
const api = {
  settingHistory: async () => ({
    changes: [
      { releaseId: 40, revision: 12, by: 'ann', at, before: 'home,games,deposit,withdraw,member' },
      { releaseId: 30, revision: 7, by: 'bob', at, before: 'home,member', after: 'home,games,deposit,withdraw,member' },
      { releaseId: 20, revision: 1, by: null, at, after: 'home,member' },
    ],
    isMore: true,
  }),
};

/** Three releases changed it, and older ones are not listed. */
export const Changed: Story = { decorators: [inTool({ api })] };

/** Viewers see the values, and change nothing. */
export const Viewer: Story = { decorators: [inTool({ role: 'viewer', api })] };

export const Never: Story = { decorators: [inTool()] };

export const Failed: Story = {
  decorators: [inTool({ api: { settingHistory: () => Promise.reject(new Refusal('database.unavailable', 503)) } })],
};
