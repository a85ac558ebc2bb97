import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'username', label: 'Username' },
  { id: 'mobile', label: 'Mobile number' },
  { id: 'email', label: 'E-mail' },
] as const;

const meta = {
  component: Tabs,
  args: { label: 'How to register', tabs, selected: 'username', onSelect: () => undefined, children: 'Content' },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={setSelected}>
        <p>Content of {selected}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { tabs: tabs.map(({ id }) => ({ id, label: 'Benutzernamenanmeldung' })) } };
