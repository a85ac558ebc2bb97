import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { WhenEditor } from './WhenEditor.tsx';

function Held({ when: first }: { readonly when: When | undefined }) {
  const [when, setWhen] = useState(first);
  return <WhenEditor when={when} onChange={setWhen} />;
}

const meta = {
  component: WhenEditor,
  globals: wide,
  decorators: [inTool()],
  args: { when: undefined, onChange: () => undefined },
  render: ({ when }) => <Held when={when} />,
} satisfies Meta<typeof WhenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};
export const Some: Story = { args: { when: { all: [{ audience: ['guest', 'trial'] }, { switch: 'TRIAL3' }] } } };
export const SwitchUnknown: Story = { args: { when: { switch: 'NO_SUCH_SWITCH_IN_THE_TABLE' } } };
export const LanguageThatIsOff: Story = { args: { when: { language: ['EN', 'KH'] } }, globals: { theme: 'light' } };
export const Exact: Story = {
  args: { when: { any: [{ audience: ['guest'] }, { all: [{ installed: false }, { not: { language: ['CN'] } }] }] } },
};
export const ExactInChinese: Story = { ...Exact, globals: { language: 'CN', theme: 'light' } };
