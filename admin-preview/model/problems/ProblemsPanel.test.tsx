import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { found } from '#schemas/judge/findings/findings.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

const FOOTER = '/template/parameters/footer_nav';
const BRAND = '/template/theme/dark/text';
/** One error of the look, one warning of the footer. */
const edits = { [BRAND]: '#0e0f17', [FOOTER]: 'member,deposit' };

const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);

describe('the list of problems', () => {
  it('is narrowed by severity and by area', async () => {
    const { user } = renderTool(<ProblemsPanel onClose={() => undefined} />, { edits });
    const all = rows().length;
    await user.click(screen.getByRole('radio', { name: /^Warnings/ }));
    expect(rows()).toContain('The bottom bar has no Home item.');
    expect(rows().length).toBeLessThan(all);
    await user.click(screen.getByRole('radio', { name: /^All/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Footer');
    expect(rows()).toEqual(['The bottom bar has no Home item.']);
    await user.click(screen.getByRole('radio', { name: /^Errors/ }));
    expect(screen.getByText('No matching problems')).toBeInTheDocument();
  });

  it('leads to the setting, says why it matters and fixes it', async () => {
    const { user, store } = renderTool(<ProblemsPanel onClose={() => undefined} />, { edits });
    expect(screen.getByRole('link', { name: 'The bottom bar has no Home item.' })).toHaveAttribute(
      'href',
      `#/demo/footer?at=${encodeURIComponent(FOOTER)}`,
    );
    await user.click(screen.getByRole('button', { name: 'Why: The bottom bar has no Home item.' }));
    expect(screen.getByText('Players expect Home as the first item of the bar.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fix: The bottom bar has no Home item.' }));
    expect(valueAt(store.getState().document, FOOTER)).toBe('home,member,deposit');
  });

  it('shows a contrast before and after its fix, which fixes all its states too', async () => {
    const { user, store } = renderTool(<ProblemsPanel onClose={() => undefined} />, { edits });
    const [row] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Text: contrast'));
    if (row === undefined) throw new Error('no row about the contrast of text');
    expect(within(row).getByText(/^\d more of this colour$/)).toBeVisible();
    expect(row).toHaveTextContent(/Aa1\.\dAa(?:[5-9]|4\.[5-9]|1\d).*Fix: Text #[0-9a-f]{6}, with all its states\./);
    await user.click(within(row).getAllByRole('button', { name: /^Fix/ })[0] as HTMLElement); // the others are folded up
    expect(valueAt(store.getState().document, BRAND)).toMatch(/^#[0-9a-f]{6}$/);
    await waitFor(() => expect(screen.queryByText(/Text: contrast/)).toBeNull());
  });

  it('leads to where a block can be placed that a setting needs, or puts the setting back', async () => {
    const BAR = '/template/behaviour/app/reofferDays';
    const { user, store } = renderTool(<ProblemsPanel onClose={() => undefined} />, { edits: { [BAR]: 3 } });
    const [row] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Offered again after'));
    if (row === undefined) throw new Error('no row about the download bar');
    expect(within(row).getByRole('link', { name: 'Place “Download bar”' })).toHaveAttribute(
      'href',
      `#/demo/chrome?at=${encodeURIComponent('/template/layout/header')}`,
    );
    await user.click(within(row).getByRole('button', { name: /^Put back to the preset: Offered again after/ }));
    expect(valueAt(store.getState().document, BAR)).toBeUndefined();
    await waitFor(() => expect(screen.queryByText(/Offered again after/)).toBeNull());
  });

  it('leads to the region that the preset has the block in', () => {
    const BAR = '/template/behaviour/app/reofferDays';
    const HOME = '/template/layout/home';
    renderTool(<ProblemsPanel onClose={() => undefined} />, { edits: { '/template/version': 'new', [HOME]: [], [BAR]: 3 } });
    expect(screen.getByRole('link', { name: 'Place “Download bar”' })).toHaveAttribute(
      'href',
      `#/demo/layout?at=${encodeURIComponent(HOME)}`,
    );
  });

  it('lets a warning pass with a reason, and no error', async () => {
    const { user, store } = renderTool(<ProblemsPanel onClose={() => undefined} />, { edits });
    await user.click(screen.getByRole('button', { name: 'Waive: The bottom bar has no Home item.' }));
    expect(screen.getByRole('textbox', { name: /publishing it as it is/ })).toHaveFocus();
    await user.keyboard('A test{Enter}');
    expect(screen.getByRole('button', { name: 'Waive: The bottom bar has no Home item.' })).toHaveFocus();
    expect(store.getState().waivers).toEqual({ [`footer.noHome ${FOOTER}`]: { reason: 'A test', by: null } });
    await user.click(screen.getByRole('radio', { name: /^Errors/ }));
    expect(screen.queryByRole('button', { name: /^Waive/ })).not.toBeInTheDocument();
  });

  it.each(['Escape', 'its button'])('gives the focus back when %s closes it', async (how) => {
    function Opener() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Problems: 2
          </button>
          {isOpen ? <ProblemsPanel onClose={() => setIsOpen(false)} /> : null}
        </>
      );
    }
    const { user } = renderTool(<Opener />, { edits });
    const opener = screen.getByRole('button', { name: 'Problems: 2' });
    await user.click(opener);
    expect(screen.getByRole('heading', { name: 'Problems' })).toHaveFocus();
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveFocus();
  });

  it('is only read by those who may not edit', () => {
    renderTool(<ProblemsPanel onClose={() => undefined} />, { edits, role: 'viewer' });
    expect(screen.queryByRole('button', { name: /^(Fix|Waive)/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Why/ }).length).toBeGreaterThan(0);
  });

  it('lists what the server found when it asked for the addresses', async () => {
    const logo = found('link.missing', '/template/theme/logo', { url: '/brand/demo/logo.svg', status: 404 });
    const { user } = renderTool(<ProblemsPanel onClose={() => undefined} />, {
      api: { checkAddresses: async () => ({ checked: 3, problems: [logo] }) },
    });
    await user.click(screen.getByRole('button', { name: 'Check links and pictures' }));
    expect(await screen.findByText('1 of 3 addresses has a problem.')).toBeInTheDocument();
    expect(rows()).toContain('Logo: /brand/demo/logo.svg was not found (404).');
  });
});
