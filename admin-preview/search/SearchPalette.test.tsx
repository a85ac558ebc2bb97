import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTool } from '../testing/renderTool.tsx';
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
    const { user } = renderTool(<SearchPalette onClose={onClose} />);
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
    const { user } = renderTool(<SearchPalette onClose={() => undefined} />);
    await user.type(box(), 'site title');
    expect(current()).toHaveTextContent(/Texts & identity · \d+ screens/);
    expect(current()).toHaveTextContent('“Demo”');
  });

  it('can be narrowed to what was changed, and says when nothing answers', async () => {
    const edits = { '/switches/CBS3': '1', '/template/behaviour/responsible/idleMinutes': 7 };
    const { user } = renderTool(<SearchPalette onClose={() => undefined} />, { edits });
    await user.click(screen.getByRole('button', { name: 'Changed' }));
    expect(found()).toHaveLength(2);
    await user.type(box(), 'zzzz');
    expect(screen.getByRole('status')).toHaveTextContent('No setting matches “zzzz”.');
  });
});
