import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GateScreen } from './GateScreen.tsx';

describe('a closed site', () => {
  it.each([
    ['maintenance', 'System upgrading, please try again later'],
    ['restricted', /Access from your location is restricted/],
  ] as const)('says why: %s', (gate, text) => {
    renderWithSite(<GateScreen gate={gate} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each(['maintenance', 'restricted'] as const)('leads to customer support: %s', async (gate) => {
    renderWithSite(<GateScreen gate={gate} />, { answers: { service: [{ title: 'CS', path: 'https://chat.example/' }] } });
    await userEvent.click(screen.getByRole('button', { name: 'Customer support' }));
    expect(await screen.findByRole('link', { name: /Live chat/ })).toHaveAttribute('href', 'https://chat.example/');
  });

  it('offers no customer support where the platform has none', () => {
    renderWithSite(<GateScreen gate="maintenance" />, { release: { '/template/behaviour/platform/paths/service': '' } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
