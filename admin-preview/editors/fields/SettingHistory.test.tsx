import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingHistory as History } from '#schemas/edges/api/releases.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import type { SampleSetting } from '../../model/testing/SampleTool.tsx';
import { SettingHistory } from './SettingHistory.tsx';

const FOOTER = '/template/parameters/footer_nav';
const at = '2026-03-01T12:00:00.000Z';

const changes: History['changes'] = [
  { releaseId: 40, revision: 4, by: 'ann', at, before: 'home,member' },
  { releaseId: 20, revision: 2, by: null, at, after: 'home,member' },
];

/** Draws the history of a setting; notes what the server was asked. */
function draw(history: History, { pointer = FOOTER, ...setting }: SampleSetting & { pointer?: string } = {}) {
  const asked: unknown[] = [];
  const settingHistory = async (input: object) => (asked.push(input), history);
  return { asked, ...renderTool(<SettingHistory pointer={pointer} />, { api: { settingHistory }, ...setting }) };
}

const use = (name: RegExp) => screen.findByRole('button', { name });

describe('the history of a setting', () => {
  it('says which releases changed it, from what to what', async () => {
    const { asked } = draw({ changes, isMore: true });
    const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Revision 4 by ann · .*BeforeHome, My accountUse this valueSinceInheritedUse this value$/),
      expect.stringMatching(/^Revision 2 by the system · .*BeforeInheritedUse this valueSinceHome, My account$/),
    ]);
    expect(screen.getByText('Older changes are not listed.')).toBeVisible();
    expect(asked).toEqual([{ code: 'demo', query: { pointer: FOOTER } }]);
  });

  it('puts an older value into the draft, as one step that can be undone', async () => {
    const { store, user } = draw({ changes, isMore: false }, { edits: { [FOOTER]: 'home,chat' } });
    const steps = store.getState().past.length;
    await user.click(await use(/^Use this value: Home, My account/));
    expect(valueAt(store.getState().document, FOOTER)).toBe('home,member');
    const pressed = await use(/^Use this value: Home, My account/);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveFocus();
    await user.click(pressed);
    expect(store.getState().past).toHaveLength(steps + 1);
    store.getState().undo();
    expect(valueAt(store.getState().document, FOOTER)).toBe('home,chat');
  });

  it('goes back to what is inherited', async () => {
    const { store, user } = draw({ changes, isMore: false }, { edits: { [FOOTER]: 'home,chat' } });
    await user.click(await use(/^Use this value: Inherited \(revision 2\)/));
    expect(valueAt(store.getState().document, FOOTER)).toBeUndefined();
    expect(await use(/^Use this value: Inherited \(revision 2\)/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('names the block, which may have been elsewhere, and changes it where it is now', async () => {
    const pointer = '/template/layout/home/1/props/count';
    const blockChanges = [{ releaseId: 40, revision: 4, by: 'ann', at, before: 9, after: 7 }];
    const { asked, store, user } = draw({ changes: blockChanges, isMore: false }, { pointer });
    expect(await use(/^Use this value: 7/)).toHaveAttribute('aria-disabled', 'true'); // what the preset says
    await user.click(await use(/^Use this value: 9/));
    expect(valueAt(store.getState().document, '/template/layout/home/1')).toEqual({
      id: 'hot',
      block: 'hot-games',
      props: { count: 9 },
    });
    expect(asked).toEqual([{ code: 'demo', query: { pointer, block: 'hot' } }]);
  });

  it('lets viewers look only', async () => {
    draw({ changes, isMore: false }, { role: 'viewer', edits: { [FOOTER]: 'home,chat' } });
    const [newest] = await screen.findAllByRole('listitem');
    expect(
      newest &&
        within(newest)
          .getAllByRole('button')
          .map((button) => button.hasAttribute('disabled')),
    ).toEqual([true, true]);
  });

  it('says that there is none, and why it could not be loaded', async () => {
    draw({ changes: [], isMore: false });
    expect(await screen.findByText('No release has changed it.')).toBeVisible();
    renderTool(<SettingHistory pointer={FOOTER} />, {
      api: { settingHistory: () => Promise.reject(new Refusal('database.unavailable', 503)) },
    });
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });
});
