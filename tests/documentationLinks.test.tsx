import { screen } from '@testing-library/react';
import { toId } from 'storybook/internal/csf';
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api';
import { beforeEach, expect, it } from 'vitest';
import { blockTypes } from '#schemas/blockSchemas.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { LayoutSection } from '../admin-preview/layout/LayoutSection.tsx';
import { documentationOf } from '../admin-preview/route/storybookAddress.ts';
import { renderTool } from '../admin-preview/testing/renderTool.tsx';

/** As Storybook reads `../src/**` in its configuration. */
const specifier = {
  directory: './src',
  titlePrefix: '',
  files: '**/*.stories.tsx',
  importPathMatcher: /^\.\/src\/.*\.stories\.tsx$/,
};

beforeEach(() => {
  document.head.innerHTML = '<link rel="help" href="http://tool.test/storybook/">';
});

it('an opened block leads to its page for designers', () => {
  renderTool(<LayoutSection at="/template/layout/register/0" />);
  expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', documentationOf('register-form'));
});

it('the page of every block has the address that Storybook gives it', () => {
  const addressOf = (block: (typeof blockTypes)[number]) => {
    const title = userOrAutoTitleFromSpecifier(`./${moduleOf(block).replace('.tsx', '.stories.tsx')}`, specifier, undefined);
    return `http://tool.test/storybook/?path=/docs/${toId(title ?? '', 'docs')}`;
  };
  expect(blockTypes.map(documentationOf)).toEqual(blockTypes.map(addressOf));
});
