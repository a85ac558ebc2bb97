import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RollBackBody } from '#schemas/edges/api/releases.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { HistorySection } from './HistorySection.tsx';

const TITLE = '/template/parameters/title';
const { document } = sampleView().live;
const titled = (title: string) => ({
  ...document,
  template: { ...document.template, parameters: { ...document.template.parameters, title } },
});
const entry = (releaseId: number, isLive: boolean) =>
  sampleReleaseEntry({ releaseId, revision: releaseId - 36, note: 'because', isLive });
const stays = () => Promise.resolve();

function open(role: 'viewer' | 'publisher' = 'publisher') {
  const rolledBack: RollBackBody[] = [];
  const drawn = renderTool(<HistorySection onReload={stays} />, {
    role,
    api: {
      releases: async () => [entry(40, true), entry(39, false)],
      release: async () => ({ document: titled('Newer'), before: titled('Older') }),
      rollBack: async ({ body }) => (rolledBack.push(body), { changed: true, releaseId: 41, revision: 5 }),
    },
  });
  return { ...drawn, rolledBack };
}
const whatChanged = async () => (await screen.findAllByText('What changed'))[0] as HTMLElement;

describe('the history', () => {
  it('shows who, when, why and what, and puts one setting back in the draft', async () => {
    const { user, store } = open();
    await user.click(await whatChanged());
    expect(await screen.findByText('“Older” → “Newer”')).toBeVisible();
    expect(screen.getAllByText('because')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Restore: Site title' }));
    expect(valueAt(store.getState().document, TITLE)).toBe('Older');
    expect(screen.getByText('Site title was restored in the draft.')).toBeVisible();
  });

  it('restores a whole release as draft, which can be undone', async () => {
    const { user, store } = open();
    await user.click(await whatChanged());
    await user.click(await screen.findByRole('button', { name: 'Restore revision 4 as draft' }));
    expect(store.getState().document).toEqual(titled('Newer'));
    store.getState().undo();
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
  });

  it('rolls back in one click, with the way back beside it', async () => {
    const { user, rolledBack } = open();
    await user.click(await screen.findByRole('button', { name: 'Roll back to revision 3' }));
    expect(await screen.findByText('Revision 3 is live again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo rollback' }));
    expect(rolledBack).toEqual([{ releaseId: 39 }, { releaseId: 40 }]);
  });

  it('shows what would change before it rolls back with a note, and offers the way back as well', async () => {
    const { user, rolledBack } = open();
    await user.click(await screen.findByRole('button', { name: 'Review first …' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('button', { name: /Site title “Demo” → “Newer”/ })).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Before and after' })).toHaveTextContent('LiveRevision 3');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'too loud');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('Revision 3 is live again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo rollback' }));
    expect(rolledBack).toEqual([{ releaseId: 39, note: 'too loud' }, { releaseId: 40 }]);
  });

  it('offers nothing to those who may only look', async () => {
    const { user } = open('viewer');
    await user.click(await whatChanged());
    expect(await screen.findByText('“Older” → “Newer”')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Since when does a screen look like this?',
    ]);
  });
});
