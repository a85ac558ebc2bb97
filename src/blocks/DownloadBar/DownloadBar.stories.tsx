import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadBar } from './DownloadBar.tsx';

const meta = { component: DownloadBar, args: { picture: true, floating: true } } satisfies Meta<typeof DownloadBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AmongParts: Story = { args: { floating: false } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
