import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FramePage } from '#schemas/preview/framePage.schema.ts';
import type { When } from '#schemas/release/layout.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { GUEST } from '#schemas/visitor.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { sampleView } from '../testing/sampleView.ts';
import { HiddenBlocks } from './HiddenBlocks.tsx';

const { live, presets } = sampleView();
const { site } = resolveSite(live.document, presets.base);
const circumstances = {
  visitor: GUEST,
  language: 'EN',
  installed: false,
  switches: site.switches,
  roles: site.behaviour.roles,
} as const;
const HOT = '/template/layout/home/1';
const page = (hidden: FramePage['hidden'], gate: FramePage['gate'] = 'open'): FramePage => ({ path: '/m/home', gate, hidden });

async function open(shown: FramePage, when?: When) {
  const edits = when === undefined ? {} : { [`${HOT}/when`]: when };
  const { user } = renderTool(<HiddenBlocks page={shown} circumstances={circumstances} />, { edits });
  await user.click(screen.getByRole('button', { expanded: false }));
  return within(screen.getByRole('region', { name: 'Not seen on this page' }));
}

describe('what is not seen on the page', () => {
  it('is nothing, and says so', async () => {
    expect((await open(page([]))).getByText('Everything placed on this page is seen.')).toBeVisible();
  });

  it.each<[string, When, string, string]>([
    [
      'its audience',
      { audience: ['member'] },
      'Only for: Members. You look as: Guests.',
      `#/demo/layout?at=${encodeURIComponent(`${HOT}/when`)}`,
    ],
    ['a switch that is off', { switch: 'CBS3' }, 'is off.', '#/demo/switches?at=%2Fswitches%2FCBS3'],
    ['an exception', { not: { audience: ['guest'] } }, 'Hidden for: Guests.', ''],
    ['how it was opened', { installed: true }, 'Only where the site is opened: As an app.', ''],
  ])('is told with %s, and leads there', async (_title, when, text, href) => {
    const panel = await open(page([{ pointer: HOT, block: 'hot-games', reason: 'condition' }]), when);
    expect(panel.getByText(/Hot games/)).toBeVisible();
    const reason = panel.getByRole('link', { name: new RegExp(text) });
    expect(reason.getAttribute('href')).toContain(href);
  });

  it('is the whole site while its gate is closed', async () => {
    expect((await open(page([], 'maintenance'))).getByText(/plays maintenance/)).toBeVisible();
  });

  it('may be a block without data', async () => {
    const panel = await open(page([{ pointer: HOT, block: 'hot-games', reason: 'empty' }]));
    expect(panel.getByRole('link', { name: /draws nothing here/ })).toBeVisible();
  });
});
