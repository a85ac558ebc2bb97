import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberLinks } from './MemberLinks.tsx';

const meta = {
  component: MemberLinks,
  args: {
    entries: ['vip', 'betRecords', 'transactions', 'profitLoss', 'rewards', 'security', 'notices'],
    groups: true,
    design: 'list',
  },
  globals: { audience: 'member' },
} satisfies Meta<typeof MemberLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings group the entries, so members look through one group only. */
export const Default: Story = { tags: ['good-example'] };
/** Without headings members have to read the whole list. */
export const OneList: Story = { tags: ['bad-example'], args: { groups: false } };
export const Grid: Story = { args: { design: 'grid' } };
export const GridRightToLeft: Story = {
  args: { design: 'grid' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const Tiles: Story = {
  args: {
    design: 'tiles',
    entries: ['vip', 'betRecords', 'transactions', 'profitLoss', 'rewards', 'mall', 'security', 'notices'],
  },
};
export const TilesRightToLeft: Story = {
  args: { design: 'tiles' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const TilesLight: Story = { args: { design: 'tiles' }, globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const OfAnAgent: Story = {
  args: { entries: ['teamOverview', 'teamMembers', 'teamBets', 'teamRebate', 'agentRebate', 'inbox'] },
  globals: { audience: 'agent' },
};
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
