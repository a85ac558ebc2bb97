import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { someRank } from '#tests/support/recordAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { VipBenefits } from './VipBenefits.tsx';

const meta = { component: VipBenefits, args: { text: '' }, globals: { audience: 'member' } } satisfies Meta<typeof VipBenefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Top: Story = { decorators: [withAnswers({ playerRank: {} })] };
export const WithoutLevels: Story = { decorators: [withAnswers({ playerRank: { ...someRank, ranks: [] } })] };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const OwnText: Story = { args: { text: 'Birthday bonus at every level.\nPersonal service from level 4.' } };
export const Closed: Story = {
  decorators: [withAnswers({}, (site) => ({ ...site, switches: { ...site.switches, VIPBENEFIT3: false } }))],
};
export const LongText: Story = {
  decorators: [withAnswers({ member: { id: 1, account: 'mira', type: 0, clubLabel: { labelName: LONG_WORD } } })],
};
