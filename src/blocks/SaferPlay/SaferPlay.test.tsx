import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SaferPlay } from './SaferPlay.tsx';

it('links only what the site has a page for: its own here, another in a new tab', () => {
  renderWithSite(<SaferPlay ageMark links />, {
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
  const { container } = renderWithSite(<SaferPlay ageMark={false} links />);
  expect(container).toBeEmptyDOMElement();
});

it('states licence and ways to pay, also where another block links the pages for safer play', () => {
  renderWithSite(<SaferPlay ageMark={false} links={false} />, {
    release: {
      '/template/behaviour/saferPlay': { guide: '/m/help?i=4' },
      '/template/behaviour/company': { licence: 'Licence 7', payments: ['Voucher', 'E-wallet'] },
    },
  });
  expect(screen.getByText('Licence 7')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Voucher', 'E-wallet']);
  expect(screen.queryByRole('link')).toBeNull();
});
