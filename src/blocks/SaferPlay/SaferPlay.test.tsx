import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SaferPlay } from './SaferPlay.tsx';

it('links only what the site has a page for: its own here, another in a new tab', () => {
  renderWithSite(<SaferPlay ageMark />, {
    release: {
      '/template/parameters/age_limit': '21',
      '/template/behaviour/saferPlay': { guide: '/m/help?i=4', support: 'https://help.example/' },
    },
  });
  expect(screen.getByText('21+ only. Please play responsibly.')).toBeInTheDocument();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Responsible gaming', '/m/help?i=4', null],
    ['Help with gambling (opens in a new window)', 'https://help.example/', '_blank'],
  ]);
});

it('is not there where it has nothing to say', () => {
  const { container } = renderWithSite(<SaferPlay ageMark={false} />);
  expect(container).toBeEmptyDOMElement();
});
