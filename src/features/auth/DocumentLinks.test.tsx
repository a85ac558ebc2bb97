import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';

const show = (documents: object) =>
  renderWithSite(<DocumentLinks />, { release: { '/template/behaviour/documents': documents } });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('links the documents that are set, each in a new tab', () => {
  show({ rules: '/m/help?i=7', terms: 'https://brand.example/terms', privacy: '' });
  expect(screen.getByText('Read:')).toBeVisible();
  expect(links()).toEqual([
    ['Terms of use (opens in a new window)', 'https://brand.example/terms'],
    ['Game rules (opens in a new window)', '/m/help?i=7'],
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

it('is nothing where no document is set', () => {
  expect(show({}).container.textContent).toBe('');
});
