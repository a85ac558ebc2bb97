import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { SaferPlay } from './SaferPlay.tsx';

const meta = { component: SaferPlay, args: { ageMark: true, links: true }, globals: { audience: 'member' } } satisfies Meta<
  typeof SaferPlay
>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyPage = withAnswers({}, (site) => ({
  ...site,
  behaviour: {
    ...site.behaviour,
    company: { licence: 'Licensed by the Authority of Games, number 7.', payments: ['Bank transfer', 'E-wallet', 'Voucher'] },
    saferPlay: { guide: '/m/help?i=4', limits: '/m/help?i=5', exclusion: '/m/help?i=6', support: 'https://help.example/' },
  },
}));

export const Default: Story = {};
/** Advice, limits and self-exclusion are one tap away. */
export const EveryPage: Story = { tags: ['good-example'], decorators: [everyPage] };
/** The age limit alone does not help a player who needs a break. */
export const WithoutLinks: Story = { tags: ['bad-example'], args: { links: false }, decorators: [everyPage] };
export const WithoutAgeMark: Story = { args: { ageMark: false }, decorators: [everyPage] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, decorators: [everyPage] };
export const LargeText: Story = { globals: { textSize: '200' }, decorators: [everyPage] };
