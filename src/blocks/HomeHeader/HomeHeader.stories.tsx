import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { OnHome } from '#src/site/onHome.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HomeHeader } from './HomeHeader.tsx';

const meta = { component: HomeHeader, args: { sticky: true, balance: true, bell: true, member: 'memberMenu' } } satisfies Meta<
  typeof HomeHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The end of a page's header. */
const onPage: Decorator = (Story) => (
  <OnHome value={false}>
    <header style={{ display: 'flex', justifyContent: 'end', alignItems: 'center' }}>
      <Story />
    </header>
  </OnHome>
);

export const Guest: Story = {};
/** The player sees the balance and the way to the account at once. */
export const Member: Story = { tags: ['good-example'], globals: { audience: 'member' } };
/** Members have to open a menu to see how much money they have left. */
export const WithoutBalance: Story = { tags: ['bad-example'], args: { balance: false }, globals: { audience: 'member' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const WithoutSignUp: Story = { decorators: [withAnswers({}, (site) => ({ ...site, registerButton: false }))] };
export const OnBrandColour: Story = {
  decorators: [withAnswers({}, (site) => ({ ...site, theme: { ...site.theme, header: 'brand' } }))],
};
export const Clear: Story = { decorators: [withAnswers({}, (site) => ({ ...site, theme: { ...site.theme, header: 'clear' } }))] };
export const LongText: Story = {
  globals: { audience: 'member' },
  decorators: [
    withAnswers({ member: { id: 1, account: LONG_WORD, type: 0 }, wallet: { sumBalance: 9_876_543_210.5 } }, (site) => ({
      ...site,
      title: LONG_WORD,
      theme: { ...site.theme, logo: '', logoLight: '' },
    })),
  ],
};
export const OnPage: Story = { decorators: [onPage] };
export const OnPageOfMember: Story = { globals: { audience: 'member' }, decorators: [onPage] };
export const OnPageFailing: Story = { globals: { audience: 'member', platform: 'failing' }, decorators: [onPage] };
