import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PreviewProvider } from '../frame/PreviewContext.ts';
import { createPreviewStore } from '../frame/previewStore.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { AudienceSection } from './AudienceSection.tsx';

const HOT = '/template/layout/home/1';

beforeEach(() => {
  location.hash = '#/demo/audiences';
});

function open(edits: Readonly<Record<string, unknown>> = {}) {
  const preview = createPreviewStore();
  const seen: unknown[] = [];
  preview.subscribe(({ scenario, place }, before) => {
    if (place !== before.place) seen.push(scenario.audience, place);
  });
  const { user } = renderTool(
    <PreviewProvider value={preview}>
      <AudienceSection />
    </PreviewProvider>,
    { edits },
  );
  return { user, seen };
}

const place = (name: string) => within(screen.getByRole('region', { name }));
const openPlace = (user: UserEvent, name: string) => user.click(place(name).getByRole('heading', { name }));
/** What the marks of a row say, from left to right. */
const marks = (region: string, name: RegExp) =>
  within(place(region).getByRole('row', { name }))
    .getAllByRole('button')
    .map((button) => (/shown to/.test(button.getAttribute('aria-label') ?? '') ? 'shown' : 'hidden'));

describe('who sees what', () => {
  it('says for each kind of visitor whether a block shows, with the reason and the way to its setting', async () => {
    const { user } = open({ [`${HOT}/when`]: { audience: ['member'] } });
    await openPlace(user, 'Home');
    expect(marks('Home', /^Hot games/)).toEqual(['hidden', 'hidden', 'shown', 'hidden', 'shown']);
    const reason = place('Home').getByRole('link', { name: 'Only for: Members.' });
    expect(reason.getAttribute('href')).toBe(`#/demo/layout?at=${encodeURIComponent(`${HOT}/when`)}`);
    expect(reason.closest('li')).toHaveTextContent(/^Guests, Trial players, Special members: Only for: Members\.$/);
  });

  it('says of entries of a menu by which switch they are hidden, once for all visitors', async () => {
    const { user } = open({ '/template/parameters/footer_nav': 'home,chat,member' });
    await openPlace(user, 'Footer navigation');
    expect(marks('Footer navigation', /^Chat/)).toEqual(Array(5).fill('hidden'));
    const link = place('Footer navigation').getByRole('link', { name: /^The switch “.*” is off\.$/ });
    expect(link.getAttribute('href')).toContain('/switches?at=%2Fswitches%2FCBS3');
    expect(link.closest('li')?.textContent).toBe(link.textContent);
  });

  it('says to each visitor the reasons that are theirs, where an entry shows to some for another reason than to others (REF-01)', async () => {
    const { user } = open({
      '/template/parameters/footer_nav': 'home,invite,member',
      '/switches/REFERRAL': '0',
      '/template/behaviour/lobby/guestsInvite': false,
    });
    await openPlace(user, 'Footer navigation');
    const row = place('Footer navigation').getByRole('row', { name: /^Invite/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The switch “Referral promotion” is off.',
      'Guests: Hidden by the setting “Invite entry for guests”.',
      'Trial players, Agents: Only for other visitors.',
    ]);
  });

  it('says of a call that is there, but refuses a visitor, that the entry is for others', async () => {
    const { user } = open({ '/template/layout/leftMenu': [{ id: 'menu', block: 'left-menu' }] });
    await openPlace(user, 'Left menu');
    const row = within(place('Left menu').getByRole('row', { name: /^Rewards/ }));
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Trial players: Only for other visitors.',
    ]);
  });

  it('hides what is on a page that does not let the visitor in', async () => {
    const { user } = open();
    await openPlace(user, 'Deposit');
    expect(marks('Deposit', /^Deposit/)[0]).toBe('hidden');
    // Its row says so, and those of its entries do not repeat it.
    expect(place('Deposit').getByRole('link', { name: 'The page asks for a login.' })).toBeVisible();
  });

  it('has the rows of one region at first, and of others when these are opened', async () => {
    const { user } = open();
    expect(place('Header').getByRole('row', { name: /^My account/ })).toBeVisible();
    expect(place('Home').queryByRole('row')).toBeNull();
    expect(place('Home').getByText(/^\d+ rows$/)).toBeVisible();
    await openPlace(user, 'Home');
    expect(place('Home').getByRole('row', { name: /^Hot games/ })).toBeVisible();
    await openPlace(user, 'Home');
    expect(place('Home').queryByRole('row')).toBeNull();
  });

  it('lists what differs by visitor, by its address', async () => {
    const { user } = open({ [`${HOT}/when`]: { switch: 'CBS3' } });
    await user.click(screen.getByRole('radio', { name: 'Hidden from all' }));
    expect(location.hash).toBe('#/demo/audiences/hidden');
    expect(place('Home').getByRole('row', { name: /^Hot games/ })).toBeVisible();
    expect(place('Home').queryByRole('row', { name: /^Banner/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Differs by visitor' }));
    expect(screen.queryByRole('region', { name: 'Home' })).toBeNull();
    expect(place('Header').getByRole('row', { name: /^My account/ })).toBeVisible();
  });

  it('finds rows by their name and by a reason', async () => {
    const { user } = open({ [`${HOT}/when`]: { switch: 'CBS3' } });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'is off');
    expect(place('Home').getAllByRole('row')).toHaveLength(2);
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing is called so');
    expect(screen.getByText('No block or entry fits this choice.')).toBeVisible();
  });

  it('shows a place on the phone as the visitor of a mark sees it', async () => {
    const { user, seen } = open();
    await openPlace(user, 'Deposit');
    await user.click(place('Deposit').getAllByRole('button', { name: /hidden from Guests/ })[0] ?? document.body);
    expect(seen).toEqual(['guest', { path: '/m/voucherCenter', overlay: undefined }]);
  });

  it('has each row at an address of its own, and shows all again when one is led to another', async () => {
    function Led() {
      const [at, setAt] = useState<string>();
      return (
        <>
          <button onClick={() => setAt(HOT)}>Lead</button>
          <AudienceSection at={at} />
        </>
      );
    }
    const { user } = renderTool(<Led />);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'deposit');
    expect(screen.queryByRole('region', { name: 'Home' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lead' }));
    focusSetting(HOT);
    expect(place('Home').getByRole('row', { name: /^Hot games/ })).toContainElement(document.activeElement as HTMLElement); // a button
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });
});
