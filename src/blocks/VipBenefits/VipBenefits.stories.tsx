import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { someRank } from '#tests/support/recordAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { VipBenefits } from './VipBenefits.tsx';

const meta = { component: VipBenefits, args: { text: '', design: 'ladder' }, globals: { audience: 'member' } } satisfies Meta<
  typeof VipBenefits
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Path: Story = { args: { design: 'path' } };
export const PathRightToLeft: Story = {
  args: { design: 'path' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const Cards: Story = { args: { design: 'card' } };
export const CardsRightToLeft: Story = {
  args: { design: 'card' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const CardsLight: Story = { args: { design: 'card' }, globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const Table: Story = { args: { design: 'table' } };
export const TableWithBenefits: Story = { args: { design: 'table' }, decorators: [withAnswers({ playerRank: someRank })] };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Top: Story = { decorators: [withAnswers({ playerRank: {} })] };
export const WithoutLevels: Story = { decorators: [withAnswers({ playerRank: { ...someRank, ranks: [] } })] };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
/** Short lines name one benefit each. */
export const OwnText: Story = {
  tags: ['good-example'],
  args: { text: 'Birthday bonus at every level.\nPersonal service from level 4.' },
};
export const Closed: Story = {
  decorators: [withAnswers({}, (site) => ({ ...site, switches: { ...site.switches, VIPBENEFIT3: false } }))],
};
export const LongText: Story = {
  decorators: [withAnswers({ member: { id: 1, account: 'mira', type: 0, clubLabel: { labelName: LONG_WORD } } })],
};
/** A long paragraph is hard to read on a phone. Write one benefit per line. */
export const OneParagraph: Story = {
  tags: ['bad-example'],
  args: {
    text: 'Members of every level get a birthday bonus, and personal service begins at level 4, and withdrawals are faster. '.repeat(
      6,
    ),
  },
};
