import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { PageFrame } from './PageFrame.tsx';

const page = (
  <PageFrame page="merchants" title="Merchants" text="">
    {null}
  </PageFrame>
);

it('leads to Storybook where the server has one', () => {
  document.head.innerHTML = '<link rel="help" href="/storybook/">';
  renderTool(page);
  expect(screen.getByRole('link', { name: 'Storybook' })).toHaveAttribute('href', expect.stringMatching(/\/storybook\/$/));
});

it('has no way to Storybook elsewhere', () => {
  document.head.innerHTML = '';
  renderTool(page);
  expect(screen.queryByRole('link', { name: 'Storybook' })).toBeNull();
});
