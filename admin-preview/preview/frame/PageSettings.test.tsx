import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { PageSettings } from './PageSettings.tsx';

const page = (settings: readonly string[]): FramePage => ({
  path: '/m/home',
  gate: 'open',
  hidden: [],
  shown: [],
  settings: [{ region: 'page', pointers: settings }],
});

async function open(shown: FramePage | undefined) {
  const { user } = renderTool(<PageSettings page={shown} />);
  await user.click(screen.getByRole('button', { expanded: false }));
  return { ...within(screen.getByRole('region', { name: 'Settings of this page' })), user };
}

describe('the settings of the page on show', () => {
  it('are counted once each, and are with their section, each with the way to it', async () => {
    const panel = await open(
      page([
        '/switches/CBS3',
        '/template/parameters/footer_nav',
        '/template/behaviour/platform/statusPages/0',
        '/template/behaviour/platform/statusPages/1',
        '/template/layout/home/1/props/twoRows/0',
        '/template/layout/home/1/props/twoRows/1',
        '/nothing/that/an/operator/sets',
      ]),
    );
    expect(screen.getByRole('button', { name: 'Settings of this page: 4' })).toBeVisible();
    const switches = within(panel.getByRole('region', { name: 'Switches' }));
    expect(switches.getByRole('link').getAttribute('href')).toContain(encodeURIComponent('/switches/CBS3'));
    expect(within(panel.getByRole('region', { name: 'Footer' })).getAllByRole('link')).toHaveLength(1);
    expect(within(panel.getByRole('region', { name: 'Layout' })).getAllByRole('link')).toHaveLength(1);
  });

  it('are narrowed by what their names hold, and it is said when none does', async () => {
    const panel = await open(page(['/switches/CBS3', '/template/parameters/footer_nav']));
    const filter = panel.getByRole('searchbox', { name: 'Filter by name' });
    const [first] = panel.getAllByRole('link');
    await panel.user.type(filter, first?.textContent ?? '');
    expect(panel.getAllByRole('link')).toHaveLength(1);
    await panel.user.type(filter, ' and more');
    expect(panel.getByText('No setting has this name.')).toBeVisible();
  });

  it('are not known before the frame has said so', async () => {
    const panel = await open(undefined);
    expect(panel.getByText(/has not reported/)).toBeVisible();
    expect(panel.queryByRole('searchbox')).toBeNull();
  });
});
