import type { StorybookConfig } from '@storybook/react-vite';
import { flagFolder } from '../scripts/countryFlags.ts';
import { brandCodes } from '../tests/support/brandCodes.ts';
import { withBlockNames } from './blockIndexer.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './welcome', files: '*.stories.tsx' },
    { directory: './foundations', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    { directory: './screens', files: '*.stories.tsx' },
    { directory: './generated', files: '*.stories.ts' },
    { directory: './stress', files: '*.stories.tsx' },
    '../src/**/*.stories.tsx',
    { directory: '../admin-preview', titlePrefix: 'Operator’s tool', files: '**/*.stories.tsx' },
  ],
  experimental_indexers: (indexers = []) => indexers.map(withBlockNames),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: [
    '../src/public',
    { from: '../sandbox/art', to: '/art' },
    { from: '../sandbox/art/vendor', to: '/vendor' },
    { from: flagFolder, to: '/country' },
    ...brandCodes.map((brand) => ({
      from: `../templates/brands/${brand}/assets`,
      to: `/brand/${brand}`,
    })),
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  typescript: { reactDocgen: 'react-docgen' }, // the other one needs an API that TypeScript 7 does not have
};
export default config;
