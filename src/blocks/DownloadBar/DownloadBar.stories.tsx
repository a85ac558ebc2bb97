import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadBar } from './DownloadBar.tsx';

const meta = { component: DownloadBar, args: { picture: true, floating: true } } satisfies Meta<typeof DownloadBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players recognise the brand by the icon that they will see on their phone. */
export const Default: Story = { tags: ['good-example'] };
export const AmongParts: Story = { args: { floating: false } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
/** Without the icon the bar looks like a third party's advertisement. */
export const WithoutPicture: Story = { tags: ['bad-example'], args: { picture: false } };
