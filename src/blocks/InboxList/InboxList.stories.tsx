import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withHttp } from '#tests/support/withHttp.tsx';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { InboxList } from './InboxList.tsx';

const meta = {
  component: InboxList,
  args: { pageSize: 20, markAll: true, remove: true },
  parameters: { path: '/m/webEmail' },
  globals: { audience: 'member' },
} satisfies Meta<typeof InboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

const without = (site: Site): Site => ({
  ...site,
  behaviour: {
    ...site.behaviour,
    platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, inboxList: '' } },
  },
});
const long = `${LONG_WORD} und andere ${LONG_WORD}en`;

/** Members can remove read messages. */
export const Default: Story = { tags: ['good-example'] };
export const Letter: Story = { parameters: { path: '/m/webEmail?id=2' } };
export const LetterRightToLeft: Story = { ...Letter, globals: { brand: 'sahara', language: 'AR' } };
export const Gone: Story = {
  parameters: { path: '/m/webEmail?id=9' },
  decorators: [withHttp((http) => ({ ...http, read: () => Promise.reject(new ApiError('message.unknown', 404, '')) }))],
};
export const Empty: Story = { decorators: [withAnswers({ inboxList: { messages: [], totalPages: 0 } })] };
export const NotOffered: Story = { decorators: [withAnswers({}, without)] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LongText: Story = {
  decorators: [
    withAnswers({
      inboxList: {
        messages: [1, 2].map((id) => ({
          id,
          title: long,
          preview: `${long} ${long}`,
          sentAt: '2026-02-01T00:00:00Z',
          read: false,
        })),
        totalPages: 2,
      },
    }),
  ],
};
/** Members cannot tidy their inbox, so new messages are lost among old ones. */
export const NothingToDo: Story = { tags: ['bad-example'], args: { markAll: false, remove: false } };
