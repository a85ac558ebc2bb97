import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { withTheme } from '#tests/support/withTheme.tsx';
import { FooterNav } from './FooterNav.tsx';

const meta = { component: FooterNav, args: { labels: true, emphasis: false } } satisfies Meta<typeof FooterNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five entries with words can be read and tapped with the thumb. */
export const Bar: Story = { tags: ['good-example'] };
export const Raised: Story = { args: { emphasis: true } };
/** New players have to guess where icons without words lead. */
export const IconsOnly: Story = { tags: ['bad-example'], args: { labels: false } };
export const Floating: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const Tabs: Story = { decorators: [withTheme({ footer: 'tabs' })] };
export const Member: Story = { globals: { audience: 'member' } };
export const Trial: Story = { globals: { audience: 'trial' } };
export const EveryItem: Story = {
  decorators: [withAnswers({}, (site) => ({ ...site, footerNav: footerItems, switches: { ...site.switches, CBS3: true } }))],
};
export const LargeText: Story = { globals: { textSize: '200' } };
export const LargeLongWords: Story = { globals: { textSize: '200', brand: 'harbour', language: 'ID' } };
