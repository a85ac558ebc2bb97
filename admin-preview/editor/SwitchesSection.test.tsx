import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { switchNames } from '#schemas/switchNames.ts';
import { FrameLinkProvider } from '../frame/FrameLinkContext.ts';
import { createFrameLink } from '../frame/frameLink.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';

const card = (name: string) => {
  const found = screen.getByRole('switch', { name }).closest('li');
  if (!found) throw new Error('no card');
  return within(found);
};
const names = () => screen.queryAllByRole('switch').map((each) => each.getAttribute('name') ?? each.id);

describe('the features', () => {
  it('are one card for each switch', () => {
    renderTool(<SwitchesSection at={undefined} />);
    expect(names()).toHaveLength(switchNames.length);
  });

  it('say by whom and where each is seen; a press leads the phone there', async () => {
    const gone: unknown[] = [];
    const link = createFrameLink();
    link.steer({ goTo: (to) => gone.push(to.path), look: () => undefined });
    const { user } = renderTool(
      <FrameLinkProvider value={link}>
        <SwitchesSection at={undefined} />
      </FrameLinkProvider>,
    );
    const trial = card('Free trial');
    expect(trial.getByText('Seen by')).toBeVisible();
    const [first] = trial.getAllByRole('button', { name: /: Free trial$/ });
    if (!first) throw new Error('shows nowhere');
    await user.click(first);
    expect(gone).toHaveLength(1);
  });

  it('lead to the wording of the entry of the menus that they show, also where the merchant chose another switch', () => {
    renderTool(<SwitchesSection at={undefined} />, { edits: { '/template/behaviour/menus/vip/switch': 'PTSYS3' } });
    const links = card('Points mall').getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['menu.mall', 'menu.vip']);
    expect(links[0]).toHaveAttribute('href', `#/demo/identity?at=${encodeURIComponent('/template/strings/EN/menu.mall')}`);
    expect(card('VIP benefits').queryByRole('link')).toBeNull();
  });

  it.each([
    ['on', /^On/, ['Free trial'], ['Live chat']],
    ['off', /^Off/, ['Points mall'], ['Free trial']],
    ['changed', /^Changed/, ['Live chat'], ['Free trial', 'Points mall']],
  ])('are filtered to those that are %s', async (_title, choice, there, away) => {
    const { user } = renderTool(<SwitchesSection at={undefined} />, {
      edits: { '/switches/CBS3': choice.source === '^On' ? '0' : '1' },
    });
    await user.click(screen.getByRole('radio', { name: choice }));
    for (const name of there) expect(screen.getByRole('switch', { name })).toBeVisible();
    for (const name of away) expect(screen.queryByRole('switch', { name })).toBeNull();
  });

  it('are filtered by text, and say that nothing is left', async () => {
    const { user } = renderTool(<SwitchesSection at={undefined} />);
    await user.type(screen.getByRole('searchbox', { name: 'Find a switch' }), 'telegram');
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^On/ }));
    expect(screen.getByText('No setting matches the filter')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Find a switch' }), 'zzz');
    expect(screen.getByText('No switch matches “telegramzzz”.')).toBeVisible();
  });
});
