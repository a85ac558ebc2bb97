import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { ColourRoles, ColoursOfBrands } from './Colours.tsx';

const meta = { title: 'Colours', globals: wide, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Roles: StoryObj = {
  render: () => <ColourRoles />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: /^Text\s*--color-text/ })).toHaveLength(2);
  },
};
export const AllBrands: StoryObj = { render: () => <ColoursOfBrands /> };
