import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { SpriteContext } from './SpriteContext.ts';
import { iconNames } from './iconNames.ts';
import bold from './sets/bold.svg';
import duotone from './sets/duotone.svg';
import filled from './sets/filled.svg';
import line from './sets/line.svg';
import thin from './sets/thin.svg';

const meta = {
  component: Icon,
  args: { name: 'home', size: 24 },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const everyIconOf = (sprite: string): Story => ({
  render: ({ size = 24 }) => (
    <SpriteContext value={sprite}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={size} />
        ))}
      </div>
    </SpriteContext>
  ),
});
export const Line = everyIconOf(line);
export const Thin = everyIconOf(thin);
export const Bold = everyIconOf(bold);
export const Filled = everyIconOf(filled);
export const Duotone = everyIconOf(duotone);
