import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { AgeGate } from './AgeGate.tsx';

const meta = { component: AgeGate } satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
export const WithoutBackdrop: Story = {
  decorators: [withAnswers({}, (site) => ({ ...site, theme: { ...site.theme, backdrop: '' } }))],
};
