import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { ChangesSection } from './ChangesSection.tsx';
import { SectionMarks } from './SectionMarks.tsx';
import { UndoNotice } from './UndoNotice.tsx';

const TITLE = '/template/parameters/title';
const FOOTER = '/template/parameters/footer_nav';

beforeEach(() => {
  location.hash = '#/demo/changes';
});

describe('what I changed', () => {
  it('is shown in sentences, and taken back one by one', async () => {
    const { user, store } = renderTool(<ChangesSection />, { edits: { [TITLE]: 'New', [FOOTER]: 'home,member' } });
    expect(screen.getByRole('link', { name: /Site title “Demo” → “New”/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revert: Site title' }));
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
    expect(screen.queryByText('Site title')).not.toBeInTheDocument();
    expect(screen.getByText('Footer order')).toBeInTheDocument();
  });

  it('is shown as it is written where it is not valid, and taken back', async () => {
    const pairs = '/template/behaviour/platform/errorTexts';
    const { user, store } = renderTool(<ChangesSection />, { edits: { [pairs]: ['1=gone'], [TITLE]: 'x'.repeat(99) } });
    expect(screen.getByText('empty → 1: gone')).toBeVisible();
    expect(screen.getByText(/“Demo” → “x{79}…”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revert: Texts of error codes' }));
    expect(valueAt(store.getState().document, pairs)).toBeUndefined();
    expect(screen.queryByText('Texts of error codes')).toBeNull();
  });

  it('compared with the preset names what is live as well, and resets a section in one step', async () => {
    const { user, store } = renderTool(<ChangesSection />, { edits: { [FOOTER]: 'home,member' } });
    await user.click(screen.getByRole('radio', { name: 'Changed from the preset' }));
    await user.click(screen.getByRole('button', { name: 'Reset all of Texts & identity' }));
    expect(valueAt(store.getState().resolved.full, TITLE)).toBe('Livery');
    expect(valueAt(store.getState().document, FOOTER)).toBe('home,member');
    act(() => store.getState().undo());
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
  });

  it('compared with another merchant is taken over from it, one by one or by section, in one step each', async () => {
    const other = sampleView();
    const document: Release = {
      ...other.live.document,
      template: {
        ...other.live.document.template,
        merchantCode: 'lotus',
        parameters: { title: 'Lotus', language: 'EN,CN', footer_nav: 'home,member' },
      },
    };
    const { user, store } = renderTool(<ChangesSection />, {
      edits: { [FOOTER]: 'home,deposit' },
      api: {
        merchant: async ({ code }) => {
          if (code !== 'lotus') throw new Refusal('merchant.unknown', 404);
          return { ...other, merchantCode: code, live: { ...other.live, document } };
        },
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Another merchant' }));
    const field = screen.getByRole('combobox', { name: 'Merchant' });
    await user.type(field, 'nobody{Enter}');
    expect(await screen.findByText('Merchant not found.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'lotus{Enter}');
    expect(await screen.findByRole('link', { name: /Site title “Lotus” → “Demo”/ })).toBeVisible();
    expect(location.hash).toBe('#/demo/changes/merchant?against=lotus');
    await user.click(screen.getByRole('button', { name: 'Use Footer order from that merchant' }));
    expect(valueAt(store.getState().document, FOOTER)).toBe('home,member');
    await user.click(screen.getByRole('button', { name: 'Use all of Texts & identity from that merchant' }));
    expect(valueAt(store.getState().document, TITLE)).toBe('Lotus');
    expect(screen.getByText('No differences')).toBeVisible();
    act(() => store.getState().undo());
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
  });

  it('compared with an earlier release is had back from it by section, in one step', async () => {
    const { live } = sampleView();
    const earlier = {
      ...live.document,
      template: { ...live.document.template, parameters: { title: 'Spring', language: 'EN,CN', footer_nav: 'home,member' } },
    };
    const { user, store } = renderTool(<ChangesSection />, {
      api: {
        releases: async () => [
          sampleReleaseEntry({ releaseId: 2, revision: 2, isLive: true }),
          sampleReleaseEntry({ releaseId: 1, revision: 1 }),
        ],
        release: async () => ({ document: earlier, before: null }),
      },
    });
    await user.click(screen.getByRole('radio', { name: 'An earlier release' }));
    const list = await screen.findByRole('combobox', { name: 'Release' });
    expect(screen.queryByRole('option', { name: /^Revision 2/ })).not.toBeInTheDocument();
    await user.selectOptions(list, screen.getByRole('option', { name: /^Revision 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore all of Texts & identity from that release' }));
    expect(valueAt(store.getState().document, TITLE)).toBe('Spring');
    expect(valueAt(store.getState().document, FOOTER)).not.toBe('home,member');
    act(() => store.getState().undo());
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
  });

  it('says where there is no earlier release', async () => {
    const { user } = renderTool(<ChangesSection />, { api: { releases: async () => [sampleReleaseEntry({ isLive: true })] } });
    await user.click(screen.getByRole('radio', { name: 'An earlier release' }));
    expect(await screen.findByText('No earlier release')).toBeVisible();
  });

  it('is nothing when the draft is live', () => {
    renderTool(<ChangesSection />);
    expect(screen.getByText('Everything is live')).toBeInTheDocument();
  });
});

describe('a section', () => {
  it('counts what the merchant says itself and can be reset as a whole', async () => {
    const { user, store } = renderTool(<SectionMarks section="identity" />);
    expect(screen.getByRole('link', { name: '1 setting changed from the preset' })).toHaveAttribute(
      'href',
      '#/demo/changes/preset',
    );
    await user.click(screen.getByRole('button', { name: 'Reset this section' }));
    expect(valueAt(store.getState().document, TITLE)).toBeUndefined();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('says what it undid and what it did again, until the next edit', async () => {
    const { user, store } = renderTool(<UndoNotice />, { edits: { [FOOTER]: 'home,member' } });
    act(() => store.getState().undo());
    expect(screen.getByRole('status')).toHaveTextContent('Undone: Footer order: removed: Deposit.');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Redone: Footer order');
    act(() => store.getState().setAt(TITLE, 'Other'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
