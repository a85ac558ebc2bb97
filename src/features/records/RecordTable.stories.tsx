import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { RecordTable } from './RecordTable.tsx';

interface Row {
  readonly name: string;
  readonly figure: number;
}

const names = ['Slots', 'Live casino', 'Sports'];
const columns = ['Stake', 'Payout', 'Rebate', 'Net win'].map((title, index) => ({
  key: title,
  title,
  isNumber: true,
  cell: ({ figure }: Row) => (figure * (index + 1)).toFixed(2),
  total: (1234.5 * (index + 1)).toFixed(2),
}));

const meta = {
  component: RecordTable<Row>,
  args: {
    label: 'Profit and loss',
    columns: [{ key: 'name', title: 'Game type', cell: ({ name }) => name, total: 'Total' }, ...columns],
    rows: names.map((name, index) => ({ name, figure: 411.5 * (index + 1) })),
    keyOf: ({ name }) => name,
  },
} satisfies Meta<typeof RecordTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LongText: Story = {
  args: { rows: [LONG_WORD, `${LONG_WORD}en`].map((name) => ({ name, figure: 123_456_789_012.5 })) },
};
