import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FramePart } from '#schemas/edges/preview/frameParts.schema.ts';
import { previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { type OneOrder, createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import type { SampleSetting } from '../../model/testing/SampleTool.tsx';
import { PointMode } from './PointMode.tsx';

/** The test's page knows no top layer. */
beforeEach(() => {
  location.hash = '';
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
});

const nothing: FramePart = { block: '', field: '', text: '', picture: '', colours: [] };

async function startPointing(setting: SampleSetting = {}) {
  const preview = createPreviewStore();
  const orders: OneOrder[] = [];
  preview.subscribe(({ order }, before) => order && order !== before.order && orders.push(order));
  const { store, user } = renderTool(
    <PreviewProvider value={preview}>
      <PointMode language="EN" theme="dark" />
    </PreviewProvider>,
    setting,
  );
  await user.click(screen.getByRole('button', { name: 'Inspect' }));
  const point = (part: Partial<FramePart>, isPress: boolean) =>
    act(async () =>
      preview.getState().receive({
        ...previewEnvelope,
        type: 'pointed',
        isPress,
        part: { ...nothing, ...part },
        box: { x: 0, y: 0, width: 10, height: 10 },
      }),
    );
  return { store, user, orders, point, preview };
}

const hotGames = { block: '/template/layout/home/1', text: 'Hot games' };

describe('pointing at the phone', () => {
  it('names what is pointed at, in the phone and beside it', async () => {
    const { orders, point } = await startPointing();
    await point(hotGames, false);
    expect(orders.at(-1)).toEqual({ type: 'name', name: 'Hot games' });
    expect(screen.getByText('Hot games')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a window with words, colours, visitors, block and the way to the section', async () => {
    const { point } = await startPointing({ edits: { '/template/theme/dark/brand': '#AABBCC' } });
    // The shipped texts are on their way when pointing begins.
    await waitFor(async () => {
      await point({ ...hotGames, colours: ['#aabbcc'] }, true);
      expect(screen.getByRole('textbox', { name: 'Text (English)' })).toHaveValue('Hot games');
    });
    const beside = within(screen.getByRole('dialog', { name: 'Hot games' }));
    expect(beside.getByRole('link', { name: 'Dark theme › Brand' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/demo\/look/),
    );
    expect(beside.getByText('Shown to').nextSibling).toHaveTextContent('Everybody');
    expect(beside.getByText('Block').nextSibling).toHaveTextContent('Home › Hot games');
    expect(beside.getByRole('link', { name: 'More …' })).toHaveAttribute('href', expect.stringMatching(/^#\/demo\/layout/));
  });

  it('gives the focus back to the phone before its window has closed, for the next key', async () => {
    const { point, preview } = await startPointing();
    const phone = document.body.appendChild(document.createElement('button'));
    preview.setState({ element: phone });
    phone.focus();
    await point(hotGames, true);
    const beside = screen.getByRole('dialog', { name: 'Hot games' });
    expect(beside).toContainElement(document.activeElement as HTMLElement); // what has the focus is an element
    fireEvent(beside, Object.assign(new Event('beforetoggle'), { newState: 'closed', oldState: 'open' }));
    expect(phone).toHaveFocus();
    phone.remove();
  });

  it('changes the draft, as one change that can be undone', async () => {
    const { store, user, point } = await startPointing({ edits: { '/template/strings/EN': { 'home.hot': 'Hot!' } } });
    await point({ ...hotGames, text: 'Hot!' }, true);
    const words = screen.getByRole('textbox', { name: 'Text (English)' });
    await user.type(words, ' Now');
    expect(store.getState().resolved.site.strings.EN).toEqual({ 'home.hot': 'Hot! Now' });
    await act(async () => store.getState().undo());
    expect(words).toHaveValue('Hot!');
  });

  it('says for whom a part is hidden, and changes nothing for who may only read', async () => {
    const { point } = await startPointing({
      role: 'viewer',
      edits: {
        '/template/strings/EN': { 'home.hot': 'Hot!' },
        '/template/layout/home/1/when': { audience: ['member'] },
      },
    });
    await point({ ...hotGames, text: 'Hot!' }, true);
    expect(screen.getByText('Shown to').nextSibling).toHaveTextContent(/^Members/);
    expect(screen.getByRole('textbox', { name: 'Text (English)' })).toBeDisabled();
  });

  it('ends by Escape in the phone, with the focus on the button', async () => {
    const { preview, point } = await startPointing();
    await point(hotGames, true);
    await act(async () => preview.getState().receive({ ...previewEnvelope, type: 'unpointed' }));
    expect(preview.getState().isPointing).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Inspect', pressed: false })).toHaveFocus();
  });

  it('ends there before anything was pressed, with the focus on the button as well', async () => {
    const { preview } = await startPointing();
    const phone = document.body.appendChild(document.createElement('button'));
    phone.focus();
    await act(async () => preview.getState().receive({ ...previewEnvelope, type: 'unpointed' }));
    expect(screen.getByRole('button', { name: 'Inspect', pressed: false })).toHaveFocus();
    phone.remove();
  });
});
