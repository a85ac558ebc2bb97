import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ProblemsCard } from './ProblemsCard.tsx';

const meta = {
  component: ProblemsCard,
  globals: wide,
  args: { onProblems: () => undefined },
} satisfies Meta<typeof ProblemsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const edits = { '/template/parameters/footer_nav': 'deposit,member', '/template/parameters/title': 'x'.repeat(200) };

export const Some: Story = { decorators: [inTool({ edits })] };
export const SomeInChinese: Story = { ...Some, globals: { ...wide, language: 'CN', theme: 'light' } };
/** The sample merchant as it is has a few things to improve, and no error. */
export const NoErrors: Story = { decorators: [inTool()] };
export const LongWords: Story = {
  decorators: [inTool({ edits: { '/template/parameters/footer_nav': 'Donaudampfschifffahrtsgesellschaftskapitänsmütze,home' } })],
};
