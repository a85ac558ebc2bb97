import type { ReactNode } from 'react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import type { DraftStore } from '../../model/draft/draftStore.ts';
import { type PreviewStore, createPreviewStore } from '../../preview/frame/previewStore.ts';
import { onScreen } from '../../model/testing/onScreen.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { LookSection } from './LookSection.tsx';
import { PreviewPane } from './PreviewPane.tsx';

const REGISTER = ['/registerSettings/order'];
const TEAM = ['/template/layout/teamBets'];
const FOOTER = ['/template/parameters/footer_nav'];

let opened: DraftStore | undefined;

function openPreview(children?: ReactNode) {
  const preview: PreviewStore = createPreviewStore(() => opened?.getState().resolved.site);
  const { user, store } = renderTool(
    <PreviewProvider value={preview}>
      {children}
      <PreviewPane merchantCode="demo" onOpen={() => undefined} />
    </PreviewProvider>,
  );
  opened = store;
  return { user, edit: (settings: readonly string[]) => act(() => preview.getState().edit(settings)) };
}

const page = () => screen.getByRole('combobox', { name: 'Screen' });
const visitor = () => screen.getByRole('combobox', { name: 'Visitor' });
const pin = () => screen.getByRole('button', { name: 'Keep the phone on this page' });
const offer = () => screen.queryByRole('button', { name: 'Show where this appears' });

beforeEach(() => {
  sessionStorage.clear();
  onScreen(false);
  location.hash = '#/demo/look';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the preview', () => {
  it('follows what is edited, with a visitor who sees it, and stays where it is shown', () => {
    const { edit } = openPreview();
    expect(page()).toHaveDisplayValue('Home');
    edit(REGISTER);
    expect(page()).toHaveDisplayValue('Sign up');
    edit(TEAM);
    expect(page()).toHaveDisplayValue('Team bets');
    expect(visitor()).toHaveDisplayValue('Agent');
    edit([...FOOTER, ...TEAM]);
    expect(page()).toHaveDisplayValue('Team bets');
    edit(FOOTER);
    expect(page()).toHaveDisplayValue('Home');
    expect(visitor()).toHaveDisplayValue('Agent');
    expect(offer()).not.toBeInTheDocument();
  });

  it('stays where the operator has gone to until something else is edited', async () => {
    const { user, edit } = openPreview();
    edit(REGISTER);
    await user.selectOptions(page(), 'Help centre');
    expect(page()).toHaveDisplayValue('Help centre');
    edit(TEAM);
    expect(page()).toHaveDisplayValue('Team bets');
  });

  it('shows the look whose colours are edited', async () => {
    const { user } = openPreview(<LookSection at={undefined} />);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Theme to edit' })).getByRole('radio', { name: 'Light theme' }),
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Light theme'));
    expect(page()).toHaveDisplayValue('Home');
  });

  it('stays where it is while it is pinned, also after a reload of the tab, and offers the way', async () => {
    const first = openPreview();
    await first.user.click(pin());
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
    first.edit(FOOTER);
    expect(offer()).not.toBeInTheDocument();
    cleanup();
    const { user, edit } = openPreview();
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
    edit(TEAM);
    expect(page()).toHaveDisplayValue('Home');
    await user.click(screen.getByRole('button', { name: 'Show where this appears' }));
    expect(page()).toHaveDisplayValue('Team bets');
    expect(visitor()).toHaveDisplayValue('Agent');
    expect(offer()).not.toBeInTheDocument();
    await user.click(pin());
    expect(pin()).toHaveAttribute('aria-pressed', 'false');
    edit(REGISTER);
    expect(page()).toHaveDisplayValue('Sign up');
  });
});
