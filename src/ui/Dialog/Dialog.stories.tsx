import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: { title: 'Log in', onClose: () => undefined, children: 'Content of the dialog.' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { shape: 'centred' } };
export const WholeScreen: Story = { args: { shape: 'picture', picture: '/brand/aurora/backdrop.webp' } };
export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="soft">Cancel</Button>
        <Button>Submit</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Registrierungsbestätigungsbenachrichtigung '.repeat(2),
    children: 'A sentence that goes on and on. '.repeat(120),
  },
};
