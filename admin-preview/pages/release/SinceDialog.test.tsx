import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RollBackBody } from '#schemas/edges/api/releases.schema.ts';
import { openedFrame, playFrames } from '../../model/testing/playFrames.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { HistorySection } from './HistorySection.tsx';

const LIVE = 40;
/** Releases 33 to 40; the title is today's since 36. */
const ids = Array.from({ length: 8 }, (_, index) => LIVE - index);
const { document } = sampleView().live;
const titled = (releaseId: number) => ({
  ...document,
  template: { ...document.template, parameters: { title: releaseId >= 36 ? 'Today' : 'Earlier' } },
});
const entry = (releaseId: number) =>
  sampleReleaseEntry({
    releaseId,
    revision: releaseId - 30,
    note: `note ${releaseId}`,
    isLive: releaseId === LIVE,
  });
const stays = () => Promise.resolve();
const PART = '#/demo/history/since.home.guest.EN.dark.40.';

beforeEach(() => {
  location.hash = '#/demo/history';
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(role: 'viewer' | 'publisher' = 'publisher') {
  const rolledBack: RollBackBody[] = [];
  const { greet } = playFrames();
  const { user } = renderTool(<HistorySection onReload={stays} />, {
    role,
    api: {
      frame: openedFrame,
      releases: async () => ids.map(entry),
      release: async ({ release }) => ({
        document: titled(release),
        before: release === 33 ? null : titled(release - 1),
      }),
      rollBack: async ({ body }) => (rolledBack.push(body), { changed: true, releaseId: 41, revision: 11 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Since when does a screen look like this?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Since when does it look like this?' }));
  /** Until both pictures of a question are there, and it takes an answer. A frame that came after the others were greeted is greeted, too. */
  const seen = () =>
    waitFor(async () => {
      await greet();
      expect(dialog.getByRole('button', { name: 'Already so' })).toBeEnabled();
    });
  async function answer(name: 'Already so' | 'Not yet') {
    await seen();
    await user.click(dialog.getByRole('button', { name }));
  }
  async function press(...keys: readonly string[]) {
    for (const key of keys) {
      await seen();
      await user.keyboard(`{${key}}`);
    }
  }
  return { user, dialog, rolledBack, seen, answer, press };
}

describe('since when a screen looks like this', () => {
  it('shows the release in the middle beside today’s, and names the first that looked so after three answers', async () => {
    const { dialog, answer, seen } = await open();
    expect(location.hash).toBe(PART);
    // Eight releases: the fourth from the oldest is revision 6.
    expect(await dialog.findByText('Does revision 6 already look like today?')).toBeVisible();
    expect(dialog.getByText('Answer when both pictures are there.')).toBeVisible();
    expect(await dialog.findByText(/^Revision 6, /)).toBeVisible();
    expect(dialog.getByText('Today')).toBeVisible();

    expect(dialog.getByRole('button', { name: 'Already so' })).toBeDisabled();
    await seen();
    expect(await dialog.findByText('At most 3 answers are needed.')).toBeVisible();
    await answer('Already so');
    expect(await dialog.findByText('Does revision 4 already look like today?')).toBeVisible();
    await answer('Not yet');
    expect(await dialog.findByText('Does revision 5 already look like today?')).toBeVisible();
    await answer('Not yet');

    expect(location.hash).toBe(`${PART}snn`);
    const found = await dialog.findByRole('heading', { name: 'It looks like this since revision 6.' });
    await expect.poll(() => window.document.activeElement).toBe(found);
    expect(dialog.getByText('note 36')).toBeVisible();
    expect(dialog.getByText(/Published by kim/)).toBeVisible();
    expect(await dialog.findByText('“Earlier” → “Today”')).toBeVisible();
  });

  it('is answered and taken back by keys', async () => {
    const { user, dialog, press } = await open();
    await press('ArrowLeft');
    expect(location.hash).toBe(`${PART}s`);
    await press('ArrowRight');
    expect(location.hash).toBe(`${PART}sn`);
    await user.keyboard('{Backspace}');
    expect(dialog.getByText('Does revision 4 already look like today?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo the last answer' }));
    expect(location.hash).toBe(PART);
    expect(dialog.queryByRole('button', { name: 'Undo the last answer' })).toBeNull();
  });

  it('begins again for another screen, and leaves the keys of its fields alone', async () => {
    const { user, dialog, press } = await open();
    await press('ArrowLeft');
    await user.selectOptions(dialog.getByLabelText('Visitor'), 'member');
    expect(location.hash).toBe('#/demo/history/since.home.member.EN.dark.40.');
    dialog.getByLabelText('Visitor').focus();
    await press('ArrowLeft');
    expect(location.hash).toBe('#/demo/history/since.home.member.EN.dark.40.');
  });

  it('leads from the release that was found to the history, and back to the one before it', async () => {
    const { user, dialog, rolledBack, press } = await open();
    await press('ArrowLeft', 'ArrowRight', 'ArrowRight');
    await user.click(dialog.getByRole('button', { name: 'Roll back to revision 5…' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Roll back to revision 5?' }));
    await user.click(confirm.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('Revision 5 is live again.')).toBeVisible();
    expect(rolledBack).toEqual([{ releaseId: 35, note: '' }]);
  });

  it('opens the release in the history, also for those who may not roll back', async () => {
    const { user, dialog, press } = await open('viewer');
    await press('ArrowLeft', 'ArrowRight', 'ArrowRight');
    expect(dialog.queryByRole('button', { name: /^Roll back/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Open this release' }));
    expect(location.hash).toBe('#/demo/history/release.36');
    expect(await screen.findByText('“Earlier” → “Today”')).toBeVisible();
  });

  it('says so when it has always been like this', async () => {
    const { user, dialog, press } = await open();
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(
      dialog.getByRole('heading', { name: /^It has looked like this since the first release, revision 3\.$/ }),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask again' }));
    expect(location.hash).toBe(PART);
  });
});
