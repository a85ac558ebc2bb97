import type { Meta, StoryObj } from '@storybook/react-vite';
import { topicSettings } from '../../kit/route/sections.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { SettingTable } from './SettingTable.tsx';

const meta = {
  component: SettingTable,
  decorators: [inTool()],
  args: { caption: 'Timings', settings: topicSettings('timings') },
} satisfies Meta<typeof SettingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Numbers: Story = { globals: wide };
export const InChinese: Story = { globals: { ...wide, language: 'CN', theme: 'light' } };
/** The second and third column are below the first. */
export const OnAPhone: Story = {};
export const EditedAndWrong: Story = {
  globals: wide,
  decorators: [inTool({ edits: { '/template/behaviour/timings/toastMs': -1 } })],
};
export const LongWords: Story = {
  globals: wide,
  args: { caption: 'Member menus', settings: topicSettings('menus').slice(0, 6) },
  decorators: [
    inTool({
      edits: { '/template/behaviour/menus/vip/path': `/${'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)}` },
    }),
  ],
};
export const Empty: Story = { globals: wide, args: { settings: [] } };
