import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { wide } from '../../model/testing/wide.ts';
import { LiveCard } from './LiveCard.tsx';

const live = sampleReleaseEntry({ releaseId: 40, revision: 4, note: 'Members first, as agreed.', isLive: true });

const giving = (releases: OperatorsApi['releases']) => [inTool({ api: { releases } })];

const meta = { component: LiveCard, globals: wide } satisfies Meta<typeof LiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = { decorators: giving(async () => [live]) };
export const PublishedInChinese: Story = { ...Published, globals: { ...wide, language: 'CN', theme: 'light' } };
export const NeverPublished: Story = { decorators: giving(async () => []) };
export const LongWords: Story = {
  decorators: giving(async () => [
    {
      ...live,
      note: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6),
      by: 'someone.with.a.long.name@brand.example',
      token: 'nightly-import-of-everything',
    },
  ]),
};
export const Loading: Story = { decorators: giving(() => new Promise(() => undefined)) };
export const Failed: Story = { decorators: giving(() => Promise.reject(new Refusal('network'))) };
