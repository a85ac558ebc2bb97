import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PublishBody } from '#schemas/edges/api/releases.schema.ts';
import { problem } from '#schemas/base/json/problem.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleView } from '../../model/testing/sampleView.ts';
import { PublishDialog } from './PublishDialog.tsx';

const FOOTER = '/template/parameters/footer_nav';
const TITLE = '/template/parameters/title';
const stays = () => Promise.resolve();
const dialog = <PublishDialog flush={stays} onReload={stays} onClose={() => undefined} />;
const submit = () => screen.getByRole('button', { name: 'Publish now' });
const blind = () => screen.getByRole('checkbox', { name: 'Publish without seeing the pictures' });

/** The phones of these tests stay on their way. */
async function pressPublish(user: UserEvent) {
  await user.click(blind());
  await user.click(submit());
}

describe('publish dialog', () => {
  it('says so when there is nothing to publish', () => {
    renderTool(dialog);
    expect(screen.getByText('Nothing to publish')).toBeInTheDocument();
  });

  it('lists each change, publishes with the note, and says what is live', async () => {
    const sent: [PublishBody, number][] = [];
    const { user } = renderTool(dialog, {
      edits: { [FOOTER]: 'home,member,deposit' },
      api: {
        publish: async ({ body, revision }) => (sent.push([body, revision]), { changed: true, releaseId: 41, revision: 5 }),
      },
    });
    expect(screen.getByText('Deposit: position 2 → 3')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Release note' }), 'members first');
    await pressPublish(user);
    expect(await screen.findByText('Revision 5 is live')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(sent).toEqual([[{ note: 'members first', waived: [] }, 9]]);
  });

  it('leads to the site afterwards, and makes live again what was live before', async () => {
    const rolledBack: unknown[] = [];
    const { user } = renderTool(dialog, {
      edits: { [FOOTER]: 'home,member,deposit' },
      api: {
        publish: async () => ({ changed: true, releaseId: 41, revision: 5 }),
        rollBack: async ({ body }) => (rolledBack.push(body), { changed: true, releaseId: 42, revision: 6 }),
      },
    });
    await pressPublish(user);
    expect(await screen.findByRole('link', { name: 'Open site' })).toHaveAttribute('href', expect.stringContaining('demo'));
    await user.click(screen.getByRole('button', { name: 'Undo: make revision 4 live again' }));
    expect(await screen.findByText('Revision 4 is live again.')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(rolledBack).toEqual([{ releaseId: 40 }]);
  });

  it('offers no way back where nothing was live before, or nothing has changed', async () => {
    const { user } = renderTool(dialog, {
      edits: { [FOOTER]: 'home,member,deposit' },
      api: { publish: async () => ({ changed: false, releaseId: 40, revision: 4 }) },
    });
    await pressPublish(user);
    expect(await screen.findByText('This is already live')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  describe('closed and opened again', () => {
    function Reopened() {
      const [isOpen, setIsOpen] = useState(true);
      return isOpen ? (
        <PublishDialog flush={stays} onReload={stays} onClose={() => setIsOpen(false)} />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      );
    }
    const note = () => screen.getByRole('textbox', { name: 'Release note' });
    const edited = { edits: { [FOOTER]: 'home,member,deposit' } };

    async function reopen(user: UserEvent) {
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'Open' }));
    }

    it('still has the note', async () => {
      const { user } = renderTool(<Reopened />, edited);
      await user.type(note(), 'members first');
      await reopen(user);
      expect(note()).toHaveValue('members first');
    });

    it('begins a new note after the release', async () => {
      const publish = async () => ({ changed: true, releaseId: 41, revision: 5 });
      const { user } = renderTool(<Reopened />, { ...edited, api: { publish } });
      await user.type(note(), 'members first');
      await pressPublish(user);
      await screen.findByText('Revision 5 is live');
      await reopen(user);
      expect(note()).toHaveValue('');
    });

    it('begins a new note after the draft was discarded', async () => {
      const discardDraft = async () => ({ revision: 10, parentReleaseId: 40, updatedAt: null, by: 'ann' });
      const { user } = renderTool(<Reopened />, { ...edited, api: { discardDraft } });
      await user.type(note(), 'members first');
      await user.click(screen.getByRole('button', { name: 'Discard draft' }));
      await user.click(screen.getByRole('button', { name: 'Discard this draft?' }));
      await waitFor(() => expect(note()).toHaveValue(''));
    });
  });

  it('lets nothing pass that must be fixed first', () => {
    renderTool(dialog, { edits: { [TITLE]: '' } });
    expect(screen.getByText('Site title needs at least 1 character.')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  it('wants a reason for each warning', async () => {
    const sent: PublishBody[] = [];
    const { user } = renderTool(dialog, {
      edits: { [FOOTER]: 'deposit,member' },
      api: { publish: async ({ body }) => (sent.push(body), { changed: true, releaseId: 41, revision: 5 }) },
    });
    expect(submit()).toBeDisabled();
    await user.type(
      screen.getByRole('textbox', { name: /Reason for waiving: The bottom bar has no Home item/ }),
      'the logo leads home',
    );
    await pressPublish(user);
    expect(sent).toEqual([{ note: '', waived: [{ code: 'footer.noHome', pointer: FOOTER, reason: 'the logo leads home' }] }]);
  });

  it('does not offer to publish to those who may not', () => {
    renderTool(dialog, { role: 'editor', edits: { [TITLE]: 'New' } });
    expect(submit()).toBeDisabled();
    expect(screen.getByText(/Your role \(editor\) cannot publish/)).toBeInTheDocument();
  });

  it('shows what the server found that the tool had not', async () => {
    const { user } = renderTool(dialog, {
      edits: { [TITLE]: 'New' },
      api: {
        publish: () => Promise.reject(new Refusal('release.invalid', 422, [problem('login.noEntry', '/template/layout/header')])),
      },
    });
    await pressPublish(user);
    expect(await screen.findByText(/Guests have no link to the login/)).toBeInTheDocument();
  });

  describe('when another operator published meanwhile', () => {
    const base = sampleView().live.document;
    const theirs = {
      ...base,
      template: { ...base.template, parameters: { ...base.template.parameters, title: 'Kim’s' } },
      switches: { CBS3: '1' },
    };
    const stale = new Refusal('release.stale', 409, [], { releaseId: 41, revision: 5, by: 'kim', base, theirs });

    it('shows what they changed, and asks where both changed the same', async () => {
      const { user } = renderTool(dialog, { edits: { [TITLE]: 'Mine' }, api: { publish: () => Promise.reject(stale) } });
      await pressPublish(user);
      expect(await screen.findByText('kim has published revision 5')).toBeInTheDocument();
      const dispute = screen.getByRole('group', { name: 'Site title' });
      expect(dispute).toHaveTextContent(/Before: “Demo”.*Theirs“Kim’s”.*Yours“Mine”/);
      expect(within(dispute).getByRole('radio', { name: /Yours/ })).toBeChecked();
      expect(screen.getByText('Changed only by them: 1, applied')).toBeInTheDocument();
    });

    it('puts the draft on top of theirs', async () => {
      const saved: unknown[] = [];
      const { user } = renderTool(dialog, {
        edits: { [TITLE]: 'Mine' },
        api: {
          publish: () => Promise.reject(stale),
          saveDraft: async ({ body, revision, query }) => (
            saved.push([body, revision, query?.parentReleaseId]),
            { revision: 10, parentReleaseId: 41, updatedAt: null, by: 'ann' }
          ),
        },
      });
      await pressPublish(user);
      await user.click(await screen.findByRole('radio', { name: /Theirs/ }));
      await user.click(await screen.findByRole('button', { name: 'Combine both' }));
      expect(saved).toEqual([
        [
          {
            schemaVersion: 5,
            template: {
              templateId: 'demo',
              merchantCode: 'demo',
              version: 'base',
              parameters: { title: 'Kim’s', language: 'EN,CN' },
            },
            switches: { CBS3: '1' },
          },
          9,
          41,
        ],
      ]);
      await user.click(blind());
      expect(submit()).toBeEnabled();
    });
  });

  it('leads from what must be fixed to its setting', async () => {
    const onClose = vi.fn();
    const { user } = renderTool(<PublishDialog flush={stays} onReload={stays} onClose={onClose} />, { edits: { [TITLE]: '' } });
    const blockers = within(screen.getByRole('heading', { name: 'Fix before publishing' }).parentElement ?? document.body);
    const [first] = blockers.getAllByRole('link');
    if (!first) throw new Error('nothing leads anywhere');
    expect(first.getAttribute('href')).toBe(`#/demo/identity?at=${encodeURIComponent(TITLE)}`);
    await user.click(first);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
