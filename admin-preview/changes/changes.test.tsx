import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/resolve/overlay.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { SectionMarks } from './SectionMarks.tsx';
import { UndoNotice } from './UndoNotice.tsx';

const TITLE = '/template/parameters/title';
const FOOTER = '/template/parameters/footer_nav';

describe('what I changed', () => {
  it('is shown in sentences, and taken back one by one', async () => {
    const { user, store } = renderTool(<ChangesSection />, { edits: { [TITLE]: 'New', [FOOTER]: 'home,member' } });
    expect(screen.getByRole('link', { name: /Site title “Demo” → “New”/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revert: Site title' }));
    expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
    expect(screen.queryByText('Site title')).not.toBeInTheDocument();
    expect(screen.getByText('Footer order')).toBeInTheDocument();
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

  it('is nothing when the draft is live', () => {
    renderTool(<ChangesSection />);
    expect(screen.getByText('Everything is live')).toBeInTheDocument();
  });
});

describe('a section', () => {
  it('counts what the merchant says itself and can be reset as a whole', async () => {
    const { user, store } = renderTool(<SectionMarks section="identity" />);
    expect(screen.getByRole('link', { name: '1 setting changed from the preset' })).toHaveAttribute('href', '#/demo/changes');
    await user.click(screen.getByRole('button', { name: 'Reset this section' }));
    expect(valueAt(store.getState().document, TITLE)).toBeUndefined();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('says what it undid and what it did again, until the next edit', async () => {
    const { user, store } = renderTool(<UndoNotice />, { edits: { [FOOTER]: 'home,member' } });
    act(() => store.getState().undo());
    expect(screen.getByRole('status')).toHaveTextContent('Undone: Footer order: Home, Deposit, My account → Home, My account.');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Redone: Footer order');
    act(() => store.getState().setAt(TITLE, 'Other'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
