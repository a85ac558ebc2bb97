import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LayoutSection } from '../admin-preview/editors/layout/LayoutSection.tsx';
import { documentationOf } from '../admin-preview/kit/route/storybookAddress.ts';
import { renderTool } from '../admin-preview/model/testing/renderTool.tsx';

beforeEach(() => {
  document.head.innerHTML = '<link rel="help" href="http://tool.test/storybook/">';
});

it('an opened block leads to its page for designers', () => {
  renderTool(<LayoutSection at="/template/layout/register/0" />);
  expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', documentationOf('register-form'));
});
