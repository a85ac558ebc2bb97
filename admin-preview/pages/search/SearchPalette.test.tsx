import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SearchPalette } from './SearchPalette.tsx';

beforeEach(() => {
  location.hash = '';
  // The test's page draws nothing, so nothing can be brought into view.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.restoreAllMocks());

const box = () => screen.getByRole('combobox', { name: 'Search settings' });
const found = () => within(screen.getByRole('listbox')).getAllByRole('option');
const current = () => found().find((option) => option.getAttribute('aria-selected') === 'true');

describe('search palette', () => {
  it('is worked by keyboard: type, arrows, Enter', async () => {
    const onClose = vi.fn();
    const { user } = renderTool(<SearchPalette actions={[]} onClose={onClose} />);
    await user.type(box(), 'corners');
    expect(current()).toHaveTextContent('Corners');
    expect(box()).toHaveAttribute('aria-activedescendant', current()?.id);
    await user.clear(box());
    await user.type(box(), 'footer');
    const [, second] = found();
    await user.keyboard('{ArrowDown}');
    expect(current()).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(location.hash).toBe(`#/demo/footer?at=${encodeURIComponent('/template/parameters/footer_nav')}`);
  });

  it('shows section, screens and value of what it finds', async () => {
    const { user } = renderTool(<SearchPalette actions={[]} onClose={() => undefined} />);
    await user.type(box(), 'site title');
    expect(current()).toHaveTextContent(/Texts & identity · \d+ screens/);
    expect(current()).toHaveTextContent('“Demo”');
  });

  it('changes a switch on the spot, by mouse and by keyboard, and stays open', async () => {
    const onClose = vi.fn();
    const { store, user } = renderTool(<SearchPalette actions={[]} onClose={onClose} />);
    const isOn = () => store.getState().resolved.site.switches.CBS3;
    const before = isOn();
    await user.type(box(), 'CBS3');
    await user.click(within(found()[0] ?? box()).getByTitle('Switch on or off'));
    expect(isOn()).toBe(!before);
    expect(found()[0]).toHaveTextContent(before ? /off$/ : /on$/);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(isOn()).toBe(before);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers no switch to who may only read', async () => {
    const { store, user } = renderTool(<SearchPalette actions={[]} onClose={() => undefined} />, { role: 'viewer' });
    const before = store.getState().document;
    await user.type(box(), 'CBS3');
    expect(screen.queryByTitle('Switch on or off')).toBeNull();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(store.getState().document).toBe(before);
  });

  it('leads the phone to a screen, and does what the tool offers elsewhere', async () => {
    const preview = createPreviewStore();
    const publish = vi.fn();
    const { user } = renderTool(
      <PreviewProvider value={preview}>
        <SearchPalette
          actions={[{ name: 'publish', title: 'Publish', keys: 'Ctrl+Enter', run: publish }]}
          onClose={() => undefined}
        />
      </PreviewProvider>,
    );
    await user.type(box(), 'open promotions phone');
    expect(current()).toHaveTextContent('Open “Promotions” in the phone');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(preview.getState()).toMatchObject({ place: { path: '/m/activity' }, side: 'preview' }));
    await user.clear(box());
    await user.type(box(), 'publish');
    expect(current()).toHaveTextContent(/PublishAction.*Ctrl\+Enter/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
  });

  it('can be narrowed to what was changed, and says when nothing answers', async () => {
    const edits = { '/switches/CBS3': '1', '/template/behaviour/responsible/idleMinutes': 7 };
    const { user } = renderTool(<SearchPalette actions={[]} onClose={() => undefined} />, { edits });
    await user.click(screen.getByRole('button', { name: 'Changed' }));
    expect(found()).toHaveLength(2);
    await user.type(box(), 'zzzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “zzzz”.');
  });
});
