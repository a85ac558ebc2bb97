import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { Popups } from './Popups.tsx';

const popup = {
  id: 1,
  type: 'PU' as const,
  title: 'Before you play',
  content: '<p>All games here are played with play money.</p>',
  url: '/brand/aurora/banner-1.webp',
  link: '/m/activity',
};

const meta = {
  component: Popups,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Popups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = { decorators: [withAnswers({ announcements: [popup] })] };
export const Plain: Story = {
  decorators: [withAnswers({ announcements: [{ id: 1, type: 'PU', title: popup.title, content: popup.content }] })],
};
export const RightToLeft: Story = { ...WithLink, globals: { brand: 'sahara', language: 'AR' } };
export const LongText: Story = {
  decorators: [withAnswers({ announcements: [{ ...popup, title: LONG_WORD.repeat(2), content: LONG_WORD.repeat(40) }] })],
};
