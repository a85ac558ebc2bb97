import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { Welcome } from './Welcome.tsx';

const meta = { title: 'Welcome', component: Welcome, globals: wide, tags: ['!autodocs'] } satisfies Meta<typeof Welcome>;
export default meta;

export const Begin: StoryObj<typeof meta> = { name: 'Begin here' };
