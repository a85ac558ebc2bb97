import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { OpenAccount } from './OpenAccount.tsx';

const meta = {
  component: OpenAccount,
  args: { ways: ['create', 'link'], hints: true, qr: true },
  globals: { audience: 'agent' },
} satisfies Meta<typeof OpenAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules are below the fields before anything is wrong. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'agent', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const WithoutCode: Story = {
  args: { ways: ['link'] },
  decorators: [withAnswers({ member: { id: 1, account: 'mira', type: 1 } })],
};
export const LinkOnly: Story = { args: { ways: ['link'] } };
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, openByUsername: '' } },
      },
    })),
  ],
};
/** Agents learn the rules of a name only after they have broken one. */
export const WithoutHints: Story = { tags: ['bad-example'], args: { hints: false } };
