import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Carousel } from './Carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_slide, index) => (
    <LazyImage key={index} src={`/brand/aurora/banner-${index + 1}.webp`} width={1080} height={480} alt={`Banner ${index + 1}`} />
  ));

const meta = {
  component: Carousel,
  args: { label: 'Featured', frame: 'card', autoplayMs: 5000, children: slides(4) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Edge: Story = { args: { frame: 'edge' } };
export const Still: Story = { args: { autoplayMs: 0 } };
export const Row: Story = {
  args: {
    frame: 'row',
    inView: 3,
    autoplayMs: 8000,
    children: slides(8),
    head: (controls) => (
      <SectionHeading id="row" title="Featured" look="plain">
        {controls}
      </SectionHeading>
    ),
  },
};
export const Single: Story = { args: { children: slides(1) } };
