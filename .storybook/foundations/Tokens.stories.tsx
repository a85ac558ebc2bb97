import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { Corners, Motion, Spacing, TypeScale } from './Tokens.tsx';

const meta = { title: 'Tokens', globals: wide, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Type: StoryObj = { render: () => <TypeScale /> };
export const SpacingAndSizes: StoryObj = {
  render: () => <Spacing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--gutter')).toBeVisible(); // the brand's, beside those of all brands
    await expect(canvas.getByText('--space-1')).toBeVisible();
  },
};
export const CornersAndShadows: StoryObj = { render: () => <Corners /> };
export const Movement: StoryObj = {
  render: () => <Motion />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(2);
  },
};
