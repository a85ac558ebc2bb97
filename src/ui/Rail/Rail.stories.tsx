import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Rail } from './Rail.tsx';

const tiles = (count: number) =>
  Array.from({ length: count }, (_tile, index) => (
    <div key={index}>
      <a href={`#tile-${index}`}>Tile {index + 1}</a>
      <Skeleton shape="tiles" columns={1} />
    </div>
  ));

const meta = { component: Rail, args: { label: 'Games', inView: 4, children: tiles(12) } } satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoRows: Story = { args: { rows: 2 } };
export const Peeping: Story = { args: { inView: 2.3 } };
