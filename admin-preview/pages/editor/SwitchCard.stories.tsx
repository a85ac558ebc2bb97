import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';
import { wide } from '../../model/testing/wide.ts';
import { SwitchCard } from './SwitchCard.tsx';

const cardOf = (name: SwitchName) => ({ name, setting: settingFor(`/switches/${name}`) });

const meta = {
  component: SwitchCard,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inTool(),
  ],
  args: cardOf('CBS3'),
} satisfies Meta<typeof SwitchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLive: Story = { globals: wide };
export const InChinese: Story = { globals: { ...wide, language: 'CN', theme: 'light' } };
export const OnAPhone: Story = {};
/** The words of its menu entry can be changed too. */
export const WithWording: Story = { globals: wide, args: cardOf('REWCEN3') };
export const NotLiveYet: Story = { globals: wide, decorators: [inTool({ edits: { '/switches/CBS3': '1' } })] };
export const NotAnAnswer: Story = {
  globals: wide,
  decorators: [inTool({ edits: { '/switches/CBS3': 'Donaudampfschifffahrtsgesellschaft' } })],
};
