import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { throwConfetti } from './throwConfetti.ts';

/** What a claimed reward is celebrated with, in the colours of the brand. */
const meta = { render: () => <Button onClick={() => void throwConfetti()}>Celebrate</Button> } satisfies Meta;
export default meta;

export const Thrown: StoryObj<typeof meta> = {};
