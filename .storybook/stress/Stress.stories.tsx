import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BlockType, blocks, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { type Texts, loadTexts } from '#src/i18n/texts.ts';
import { type StressCase, stressCase } from '../../e2e/stress/stressCase.ts';
import { presets } from '../siteOfRelease.ts';
import { StressedScreen } from './StressedScreen.tsx';

interface StressArgs {
  readonly block: BlockType;
  readonly seed: number;
  readonly run: number;
}

const number = (name: string, description: string) => ({
  name,
  description,
  control: { type: 'number' as const, min: 0, step: 1 },
});

/** What the loader has put there. */
interface Loaded {
  readonly stressed: StressCase;
  readonly texts: Texts;
}

const meta: Meta<StressArgs> = {
  title: 'Stress',
  tags: ['!autodocs', '!test'], // `npm run stress` looks at every case, by rules of layout as well
  parameters: { ownSite: true },
  args: { block: 'home-header', seed: 1, run: 0 },
  argTypes: {
    block: {
      name: 'Block',
      options: blockTypes,
      control: { type: 'select', labels: Object.fromEntries(blockTypes.map((type) => [type, blocks[type].schema.title])) },
    },
    seed: number('Seed', 'As a finding of `npm run stress` names it.'),
    run: number('Run', 'Another text size, language, look, visitor or platform; other settings and answers.'),
  },
  loaders: [
    async ({ args: { block, seed, run } }): Promise<Loaded> => {
      const stressed = stressCase(presets.base, block, seed, run);
      return { stressed, texts: await loadTexts(stressed.scenario.language) };
    },
  ],
  render: (_args, { loaded }) => {
    const { stressed, texts } = loaded as Loaded;
    return <StressedScreen key={`${stressed.block} ${stressed.seed} ${stressed.run}`} stressed={stressed} texts={texts} />;
  },
};
export default meta;

/** Any block with the longest texts, the largest amounts, missing pictures, and a platform that is slow or fails. */
export const AnyBlock: StoryObj<StressArgs> = { name: 'Any block' };
