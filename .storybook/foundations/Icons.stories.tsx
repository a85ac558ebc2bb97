import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { Icons } from './Icons.tsx';

const meta = { title: 'Icons', component: Icons, globals: wide, tags: ['!autodocs'] } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Searched: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'heart');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['heart', 'heartFull']);
    await userEvent.click(canvas.getByRole('button', { name: 'heartFull' }));
    await expect(write).toHaveBeenCalledWith('heartFull');
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
};
