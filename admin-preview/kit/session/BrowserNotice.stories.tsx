import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../model/testing/wide.ts';
import { BrowserNotice } from './BrowserNotice.tsx';

const meta = { component: BrowserNotice, globals: wide } satisfies Meta<typeof BrowserNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outdated: Story = { args: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/112.0.0.0 Safari/537.36' } };
export const OutdatedInChinese: Story = { ...Outdated, globals: { language: 'CN' } };
