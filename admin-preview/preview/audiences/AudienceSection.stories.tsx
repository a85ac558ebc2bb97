import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { AudienceSection } from './AudienceSection.tsx';

const edits = {
  '/template/parameters/footer_nav': 'home,chat,member',
  '/template/layout/home/1/when': { audience: ['member'] },
};

const meta = { component: AudienceSection, decorators: [inTool({ edits })] } satisfies Meta<typeof AudienceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: wide };
export const OnAPhone: Story = {};
export const InChinese: Story = { globals: { ...wide, language: 'CN', theme: 'light' } };
