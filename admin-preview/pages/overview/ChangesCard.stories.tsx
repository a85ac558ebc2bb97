import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ChangesCard } from './ChangesCard.tsx';

const TITLE = '/template/parameters/title';

const meta = {
  component: ChangesCard,
  globals: wide,
  args: { onPublish: () => undefined },
} satisfies Meta<typeof ChangesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  decorators: [inTool({ edits: { [TITLE]: 'Demo Club', '/template/parameters/footer_nav': 'home,member' } })],
};
export const SomeInChinese: Story = { ...Some, globals: { ...wide, language: 'CN', theme: 'light' } };
export const None: Story = { decorators: [inTool()] };
/** Five are named, the others are counted. */
export const Many: Story = {
  decorators: [
    inTool({
      edits: {
        [TITLE]: 'Demo Club',
        '/template/parameters/footer_nav': 'home,member',
        '/switches/TRIAL3': '0',
        '/switches/CBS3': '1',
        '/switches/PTSYS3': '1',
        '/switches/REFERRAL': '0',
        '/switches/MAILCEN': '0',
      },
    }),
  ],
};
export const LongWords: Story = {
  decorators: [inTool({ edits: { [TITLE]: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3) } })],
};
