import type { Meta, StoryObj } from '@storybook/react-vite';
import { changeTexts } from '#texts/tool/changeSentences.ts';
import { samplePreset } from '../../model/testing/sampleView.ts';
import { wide } from '../../model/testing/wide.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ChangeList } from './ChangeList.tsx';

type Changes = Parameters<typeof changeTexts>[1];

function Told({ changes, canPutBack }: { readonly changes: Changes; readonly canPutBack: boolean }) {
  const t = useTranslate();
  const sentences = changeTexts(t, changes, samplePreset);
  return <ChangeList changes={sentences} onPutBack={canPutBack ? () => undefined : undefined} />;
}

const footer = { pointer: '/template/parameters/footer_nav', before: 'home,deposit,member', after: 'home,member,deposit' };
const longTitle = {
  pointer: '/template/parameters/title',
  before: 'Demo',
  after: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze und noch mehr',
};

const meta = { component: Told, globals: wide, args: { changes: [footer], canPutBack: true } } satisfies Meta<typeof Told>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: {
    changes: [
      footer,
      longTitle,
      { pointer: '/switches/CBS3', before: undefined, after: '1' },
      { pointer: '/template/theme/dark/brand', before: '#ff0000', after: '#8f8bff' },
      {
        pointer: '/template/layout/home',
        before: [
          { id: 'a', block: 'banner-carousel' },
          { id: 'b', block: 'hot-games' },
        ],
        after: [
          { id: 'b', block: 'hot-games', when: { audience: ['guest'] } },
          { id: 'c', block: 'jackpot' },
        ],
      },
    ],
  },
};
export const SeveralInChinese: Story = { ...Several, globals: { language: 'CN', theme: 'light' } };
export const OnlyToRead: Story = { args: { canPutBack: false } };
