import type { Meta, StoryObj } from '@storybook/react-vite';
import { seenNames } from '../../admin-preview/preview/frame/frameScreens.ts';
import { seenName } from '../../admin-preview/preview/frame/seenName.ts';
import { wide } from '../../admin-preview/model/testing/wide.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';
import { EveryBrand } from './EveryBrand.tsx';

const meta = {
  title: 'Screens in every brand',
  component: EveryBrand,
  globals: wide,
  tags: ['!autodocs', '!test'], // each phone is a page of Storybook, which tests do not have
  args: { screen: 'home', globals: {} },
  argTypes: {
    screen: {
      name: 'Screen',
      options: seenNames,
      control: { type: 'select', labels: Object.fromEntries(seenNames.map((name) => [name, seenName(t, name)])) },
    },
    globals: { table: { disable: true } },
  },
  render: ({ screen }, { globals }) => <EveryBrand screen={screen} globals={globals} />,
} satisfies Meta<typeof EveryBrand>;
export default meta;

export const SideBySide: StoryObj<typeof meta> = {};
