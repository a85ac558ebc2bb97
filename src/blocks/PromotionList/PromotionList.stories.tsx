import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { PromotionList } from './PromotionList.tsx';

const meta = { component: PromotionList, args: { categories: true, dates: 'monthDayYear' } } satisfies Meta<typeof PromotionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A title says in one line what the player gets. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const WithoutCategories: Story = { args: { categories: false } };
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
/** Titles this long move the other promotions out of view. Put the details into the promotion. */
export const LongText: Story = { tags: ['bad-example'], decorators: [withAnswers({ announcements: longAnnouncements })] };
