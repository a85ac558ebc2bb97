import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const entry = sampleReleaseEntry({ releaseId: 39, revision: 5, by: 'ann' });
const plan = { madeAt: '2026-02-27T10:00:00Z', dueAt: '2026-03-01T12:00:00Z', hasWaited: false, isMerged: false };

it.each<[string, Partial<ReleaseEntry>, RegExp]>([
  ['a draft', {}, /^Published by ann ·/],
  ['a shipped brand', { kind: 'seed', by: null }, /^Initial by the system ·/],
  ['a plan', { plan }, /^Planned by ann for Mar 1, 2026, \d+:00.PM ·/],
  ['a rollback', { kind: 'rollback', restoredRevision: 3 }, /^Rollback to revision 3 by ann ·/],
  ['a program', { token: 'ci-deploy' }, /^Published by token ci-deploy of ann ·/],
  ['a file', { imported: { from: 'lotus', isEdited: false } }, /^Imported from a file of lotus$/],
  ['a file that was edited', { imported: { from: 'lotus', isEdited: true } }, /^Imported from a file of lotus, then edited$/],
])('an entry of the history says that it came from %s', (_title, origin, words) => {
  renderTool(<HistoryEntry entry={{ ...entry, ...origin }} onRollBack={undefined} onRollBackWithNote={() => undefined} />, {});
  expect(screen.getByText((_content, element) => element?.tagName === 'SPAN' && words.test(element.textContent))).toBeVisible();
});
