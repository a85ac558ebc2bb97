import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { wide } from '../../model/testing/wide.ts';
import { PatternEditor } from './PatternEditor.tsx';
import type { AnyRule } from './ruleKinds.ts';

function Held({ rule: first }: { readonly rule: AnyRule }) {
  const [rule, setRule] = useState(first);
  return <PatternEditor rule={rule} most={8} onChange={(next = rule) => setRule(next)} />;
}

const meta = {
  component: PatternEditor,
  globals: wide,
  args: { rule: { rule: 'pattern', value: '^[a-z0-9]+$' }, most: 8, onChange: () => undefined },
  render: ({ rule }) => <Held rule={rule} />,
} satisfies Meta<typeof PatternEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quick: Story = {};
export const Empty: Story = { args: { rule: { rule: 'pattern', value: '' } } };
export const MatchesAnywhere: Story = { args: { rule: { rule: 'pattern', value: '[0-9]{4}' } } };
export const CanHang: Story = { args: { rule: { rule: 'pattern', value: '^([a-z]+)+$' } } };
export const LooksAhead: Story = { args: { rule: { rule: 'pattern', value: '^(?=.*[A-Z])(?=.*\\d).{8,}$' } } };
export const Malformed: Story = { args: { rule: { rule: 'pattern', value: '^[a-z' } }, globals: { theme: 'light' } };
export const WithExamples: Story = {
  args: { rule: { rule: 'pattern', value: '^[a-z0-9]+$', accepts: ['anna', 'a1'], refuses: ['an na', 'anna2'] } },
};
export const LongWords: Story = {
  args: { rule: { rule: 'pattern', value: `^(?:${'abcdefgh|'.repeat(11)}z)$`, accepts: ['abcdefgh'.repeat(8)] } },
  globals: { language: 'CN' },
};
