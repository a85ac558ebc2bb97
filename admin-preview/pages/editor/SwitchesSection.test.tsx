import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';

const card = (name: string) => {
  const found = screen.getByRole('switch', { name }).closest('li');
  if (!found) throw new Error('no card');
  return within(found);
};
/** The links that a card has under a term. */
const facts = (name: string, term: string) => {
  const value = card(name).queryByText(term)?.nextElementSibling;
  return value instanceof HTMLElement ? within(value).queryAllByRole('link') : [];
};
const wordingAt = (key: string) => `#/demo/identity?at=${encodeURIComponent(`/template/strings/EN/${key}`)}`;
/** A menu with these entries, which the header opens. */
const menu = (entries: readonly string[]) => ({
  '/template/layout/header': [{ id: 'top', block: 'home-header', props: { member: 'memberMenu' } }],
  '/template/layout/memberMenu': [{ id: 'menu', block: 'member-menu', props: { entries } }],
});
const names = () => screen.queryAllByRole('switch').map((each) => each.getAttribute('name') ?? each.id);

describe('the features', () => {
  it('are one card for each switch', () => {
    renderTool(<SwitchesSection at={undefined} />);
    expect(names()).toHaveLength(switchNames.length);
  });

  it('say by whom and where each is seen; a press leads the phone there', async () => {
    const gone: unknown[] = [];
    const preview = createPreviewStore();
    preview.subscribe(({ place }, before) => place !== before.place && gone.push(place?.path));
    const { user } = renderTool(
      <PreviewProvider value={preview}>
        <SwitchesSection at={undefined} />
      </PreviewProvider>,
    );
    const trial = card('Free trial');
    expect(trial.getByText('Seen by')).toBeVisible();
    const [first] = trial.getAllByRole('button', { name: /: Free trial$/ });
    if (!first) throw new Error('shows nowhere');
    await user.click(first);
    expect(gone).toHaveLength(1);
  });

  it('lead to the wording of what they show, also where the merchant chose another switch', () => {
    renderTool(<SwitchesSection at={undefined} />, {
      edits: { ...menu(['mall', 'vip', 'rewards']), '/template/behaviour/menus/vip/switch': 'PTSYS3' },
    });
    expect(facts('Points mall', 'Wording').map(({ textContent }) => textContent)).toEqual(['“Points mall”', '“VIP benefits”']);
    expect(facts('Points mall', 'Wording')[0]).toHaveAttribute('href', wordingAt('menu.mall'));
    // An entry is called as its page is.
    expect(facts('Reward centre', 'Wording')[0]).toHaveAttribute('href', wordingAt('menu.reward'));
    expect(facts('VIP benefits', 'Wording')).toEqual([]);
  });

  it('have all words of a block that shows nothing without them, many of them behind their number', async () => {
    const { user } = renderTool(<SwitchesSection at={undefined} />);
    const words = facts('Referral promotion', 'Wording');
    expect(words.map((link) => link.getAttribute('href'))).toContain(wordingAt('invite.step1'));
    const list = words[0]?.closest('details');
    expect(list).not.toHaveAttribute('open');
    await user.click(card('Referral promotion').getByText(`${words.length} texts`));
    expect(list).toHaveAttribute('open');
  });

  it('lead to what they show in “who sees what”, and say who does once they are on', () => {
    renderTool(<SwitchesSection at={undefined} />, { edits: menu(['mall']) });
    const [who] = facts('Points mall', 'Who sees it');
    expect(who).toHaveTextContent('Member pop-up › Points mall');
    expect(who).toHaveAttribute('href', `#/demo/audiences?at=${encodeURIComponent('/template/layout/memberMenu/0/menu/mall')}`);
    expect(card('Points mall').getByText('Members, Special members, Agents')).toBeVisible();
    expect(card('Free trial').getByText('Everyone')).toBeVisible();
  });

  it('say that nobody sees what the platform has no address for, and nothing of what is placed nowhere', () => {
    renderTool(<SwitchesSection at={undefined} />, {
      edits: { ...menu(['mall']), '/template/behaviour/platform/paths/mall': '' },
    });
    expect(card('Points mall').getByText('No one')).toBeVisible();
    expect(card('Inbox').queryByText('Seen by')).toBeNull();
    expect(facts('Inbox', 'Who sees it')).toEqual([]);
  });

  it.each([
    ['Live chat', ['Live chat opens after: 500 ms']],
    ['Recover password by e-mail', ['Sent: 1 sec', 'Loading: recovery mail: 9,999 sec']],
    ['Login by mobile number', ['Send again after: 1 min', 'Code valid for: 5 min', 'Loading: SMS: 10 sec']],
    ['Free trial', []],
  ])('have the times that are declared for them: %s', (name, times) => {
    renderTool(<SwitchesSection at={undefined} />);
    expect(facts(name, 'Times').map(({ textContent }) => textContent)).toEqual(times);
  });

  it('have the times of a block that shows only with them', () => {
    renderTool(<SwitchesSection at={undefined} />, {
      edits: { '/template/layout/home/0/when': { all: [{ switch: 'CBS3' }, { audience: ['guest'] }] } },
    });
    const times = facts('Live chat', 'Times');
    expect(times.map(({ textContent }) => textContent)).toEqual([
      'Next after: 5 sec',
      'Change takes: 1 sec',
      'Come to rest after: 0 ms',
      'Live chat opens after: 500 ms',
    ]);
    expect(times[0]?.getAttribute('href')).toContain(encodeURIComponent('/template/layout/home/0/props/autoplayMs'));
    expect(facts('Free trial', 'Times')).toEqual([]);
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
