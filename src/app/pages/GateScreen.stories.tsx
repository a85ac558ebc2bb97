import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GateScreen } from './GateScreen.tsx';

const meta = { component: GateScreen } satisfies Meta<typeof GateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = { args: { gate: 'maintenance' } };
export const Restricted: Story = { args: { gate: 'restricted' } };
export const Light: Story = { args: { gate: 'maintenance' }, globals: { theme: 'light' } };
export const RightToLeft: Story = { args: { gate: 'restricted' }, globals: { brand: 'sahara', language: 'AR' } };
export const WithoutService: Story = {
  args: { gate: 'maintenance' },
  decorators: [
    withAnswers({}, (site) => {
      const { platform } = site.behaviour;
      return { ...site, behaviour: { ...site.behaviour, platform: { ...platform, paths: { ...platform.paths, service: '' } } } };
    }),
  ],
};
