import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { MemberIdentity } from './MemberIdentity.tsx';

const meta = {
  component: MemberIdentity,
  args: { account: true, label: true, design: 'row' },
  globals: { audience: 'member' },
} satisfies Meta<typeof MemberIdentity>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { id: 1, account: LONG_WORD, nickname: `${LONG_WORD} ${LONG_WORD}`, type: 0, clubLabel: { labelName: LONG_WORD } };

/** Account and level are below the name, as customer support asks for them. */
export const Default: Story = { tags: ['good-example'] };
export const WithoutPicture: Story = { decorators: [withAnswers({ headIcon: { icon: '' } })] };
export const PictureOfThePlatform: Story = { decorators: [withAnswers({ headIcon: { icon: '/brand/aurora/icon.png' } })] };
/** Members with two accounts cannot tell which one they use. */
export const Plain: Story = { tags: ['bad-example'], args: { account: false, label: false } };
export const LongText: Story = { decorators: [withAnswers({ member: long })] };
export const Centred: Story = { args: { design: 'centred' } };
export const CentredLongText: Story = { args: { design: 'centred' }, decorators: [withAnswers({ member: long })] };
export const Band: Story = { args: { design: 'band' } };
export const BandLongText: Story = { args: { design: 'band' }, decorators: [withAnswers({ member: long })] };
export const BandLight: Story = { args: { design: 'band' }, globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
