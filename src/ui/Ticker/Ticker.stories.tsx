import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticker } from './Ticker.tsx';

const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => <li key={word}>{`${word} passes by. `}</li>);

const meta = {
  component: Ticker,
  args: { label: 'Notices', axis: 'row', seconds: 12, children: items, copy: items, restAfterMs: 0 },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const ComesToRest: Story = { args: { restAfterMs: 1000 } };
export const Column: Story = {
  args: { axis: 'column' },
  render: (args) => (
    <div style={{ display: 'flex', blockSize: 72 }}>
      <Ticker {...args} />
    </div>
  ),
};
