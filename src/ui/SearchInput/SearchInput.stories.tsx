import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  component: SearchInput,
  args: { label: 'Search games', value: '', onChange: () => undefined, onSubmit: () => undefined },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'dragon' } };
export const MixedScripts: Story = { args: { value: 'dragon مصباح 龙' }, globals: { brand: 'sahara', language: 'AR' } };
export const LongText: Story = { args: { value: 'Donaudampfschifffahrtsgesellschaft and all of its other ships' } };
