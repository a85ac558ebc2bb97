import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { siteOfBrand } from '../brands.ts';
import { Brands } from './Brands.tsx';

const meta = { title: 'Brands', component: Brands, globals: wide, tags: ['!autodocs'] } satisfies Meta<typeof Brands>;
export default meta;

/** Each sample has the colours of its own brand, not those of the toolbar's. */
export const SideBySide: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const ground = (brand: string, mode: string) => {
      const sample = canvasElement.querySelector(`[data-brand=${brand}][data-theme=${mode}]`);
      return sample ? getComputedStyle(sample).getPropertyValue('--color-brand') : undefined;
    };
    await expect(ground('neon', 'dark')).toBe(siteOfBrand('neon').theme.dark.brand);
    await expect(ground('lotus', 'light')).toBe(siteOfBrand('lotus').theme.light.brand);
  },
};
