import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleHome } from '../../model/testing/sampleHome.ts';
import { wide } from '../../model/testing/wide.ts';
import { HomeWeightLine } from './HomeWeightLine.tsx';

const meta = { component: HomeWeightLine, globals: wide } satisfies Meta<typeof HomeWeightLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const heavier = sampleHome({ bytes: 1_240_000, requests: 33, pictures: 26, elements: 930, unknown: 2 });

export const Measuring: Story = { decorators: [inTool()] };
export const LikeLive: Story = { decorators: [inTool({ home: sampleHome() })] };
export const OverTheLimit: Story = { decorators: [inTool({ home: heavier })] };
export const WhatTakesMost: Story = {
  decorators: [(Story) => <div style={{ position: 'relative', blockSize: 720 }}>{Story()}</div>, inTool({ home: heavier })],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Home is over the limit/ }));
  },
};
