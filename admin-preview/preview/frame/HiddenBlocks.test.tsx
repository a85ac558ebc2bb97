import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { GUEST } from '#schemas/declare/names/visitor.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleDraft } from '../../model/testing/SampleTool.tsx';
import { HiddenBlocks } from './HiddenBlocks.tsx';

const HOT = '/template/layout/home/1';
const BAR = '/template/layout/footerNav/0';
const page = (hidden: FramePage['hidden'], gate: FramePage['gate'] = 'open', shown: FramePage['shown'] = []): FramePage => ({
  path: '/m/home',
  gate,
  hidden,
  shown,
  settings: [],
});

async function open(shown: FramePage | undefined, when?: When, edits: Readonly<Record<string, unknown>> = {}) {
  const all = { ...edits, ...(when === undefined ? {} : { [`${HOT}/when`]: when }) };
  const { site } = sampleDraft(all).getState().resolved;
  const circumstances = { site, visitor: GUEST, language: 'EN', installed: false } as const;
  const { user } = renderTool(<HiddenBlocks page={shown} circumstances={circumstances} />, { edits: all });
  await user.click(screen.getByRole('button', { expanded: false }));
  return { ...within(screen.getByRole('region', { name: 'Hidden on this page' })), user };
}

describe('what is not seen on the page', () => {
  it('is nothing, and says so', async () => {
    expect((await open(page([]))).getByText('Everything on this page is visible.')).toBeVisible();
  });

  it.each(['its button', 'the panel'])('is put away by Escape from %s', async (where) => {
    const { user, ...panel } = await open(page([]));
    if (where === 'the panel') panel.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Hidden/, expanded: false })).toHaveFocus();
  });

  it('is not known before the frame has said so', async () => {
    const panel = await open(undefined);
    expect(panel.queryByText(/Everything on this page/)).toBeNull();
    expect(panel.getByText(/has not reported/)).toBeVisible();
  });

  it.each<[string, When, string, string]>([
    [
      'its audience',
      { audience: ['member'] },
      'Only for: Members. Previewing as: Guests.',
      `#/demo/layout?at=${encodeURIComponent(`${HOT}/when`)}`,
    ],
    ['a switch that is off', { switch: 'CBS3' }, 'is off.', '#/demo/switches?at=%2Fswitches%2FCBS3'],
    ['an exception', { not: { audience: ['guest'] } }, 'Hidden for: Guests.', ''],
    ['how it was opened', { installed: true }, 'Only when opened in: Installed app.', ''],
  ])('is listed with %s, and links there', async (_title, when, text, href) => {
    const panel = await open(page([{ pointer: HOT, block: 'hot-games', reason: 'condition' }]), when);
    expect(panel.getByText(/Hot games/)).toBeVisible();
    const reason = panel.getByRole('link', { name: new RegExp(text) });
    expect(reason.getAttribute('href')).toContain(href);
  });

  it('is the whole site while its gate is closed', async () => {
    expect((await open(page([], 'maintenance'))).getByText(/simulates maintenance/)).toBeVisible();
  });

  it('may be a block whose call has no address, and leads to that address', async () => {
    const panel = await open(page([{ pointer: HOT, block: 'hot-games', reason: 'platform' }]), undefined, {
      '/template/behaviour/platform/paths/hotGames': '',
    });
    const link = panel.getByRole('link', { name: /no address/ });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/template/behaviour/platform/paths/hotGames'));
  });

  it('may be a menu that nothing opens, and leads to what is opened instead', async () => {
    const panel = await open(page([{ pointer: '/template/layout/rightMenu/0', block: 'right-menu', reason: 'unopened' }]));
    const link = panel.getByRole('link', { name: /Not linked/ });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/template/layout/header/0/props/member'));
  });

  it('may be a block without data', async () => {
    const panel = await open(page([{ pointer: HOT, block: 'hot-games', reason: 'empty' }]));
    expect(panel.getByRole('link', { name: /is empty here/ })).toBeVisible();
  });

  it.each<[string, string, string, Readonly<Record<string, unknown>>, RegExp, string]>([
    ['a switch', BAR, 'Chat', { '/template/parameters/footer_nav': 'home,chat' }, /is off/, '/switches/CBS3'],
    [
      'a call without an address',
      BAR,
      'Support',
      { '/template/parameters/footer_nav': 'home,service', '/template/behaviour/platform/paths/service': '' },
      /no address/,
      '/template/behaviour/platform/paths/service',
    ],
    ['the audience', '/template/layout/header/0', 'My account', {}, /Hidden for: Guests/, '/template/layout/header/0'],
    [
      'a setting',
      '/template/layout/header/0',
      'Sign up',
      { '/template/parameters/switch_register_button': '0' },
      /Hidden by the setting/,
      '/template/parameters/switch_register_button',
    ],
  ])('may be an entry of a block, listed with %s that hides it', async (_title, pointer, name, edits, text, at) => {
    const panel = await open(page([], 'open', [pointer]), undefined, edits);
    const entry = within(panel.getByText(name).closest('li') ?? document.body);
    expect(entry.getByRole('link', { name: text }).getAttribute('href')).toContain(encodeURIComponent(at));
  });

  it('leads to the place in the draft, where something that cannot be read is before it', async () => {
    const odd = { id: 'odd', block: 'hot-games', when: { weird: 1 } };
    const hot = { id: 'hot', block: 'hot-games', when: { audience: ['member'] } };
    const shown = '/template/layout/home/0';
    const panel = await open(page([{ pointer: shown, block: 'hot-games', reason: 'condition' }]), undefined, {
      '/template/layout/home': [odd, hot],
    });
    const link = panel.getByRole('link', { name: /Only for: Members/ });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/template/layout/home/1/when'));
  });

  it('is closed with Escape, back to the button that opened it', async () => {
    const { user } = await open(page([]));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
  });
});
