import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import type { DraftStore } from '../../model/draft/draftStore.ts';
import { goTo } from '../../kit/route/route.ts';
import { canPublish } from '../../kit/session/canEdit.ts';
import { openPages } from '../../kit/session/openPages.ts';
import type { ActionName, Acts } from './actions.ts';
import type { ShortcutName } from './shortcuts.ts';

/** What opens over the editor, one at a time. */
export type Opened = Extract<ActionName, 'search' | 'publish' | 'compare' | 'share' | 'support' | 'help' | 'newMerchant'>;

interface EditorActsOptions {
  readonly store: DraftStore;
  readonly flush: () => Promise<unknown>;
  readonly onOpen: (what: Opened) => void;
  readonly onProblems: () => void;
}

/** What each action of the editor does for this operator. */
export function useEditorActs({ store, flush, onOpen, onProblems }: EditorActsOptions): Acts & Record<ShortcutName, () => void> {
  const { session } = useWorkplace();
  const pages = openPages(session.roles);
  const open = (what: Opened) => () => onOpen(what);
  const forAdmins = session.roles.all === 'admin' ? { newMerchant: open('newMerchant') } : {};
  return {
    search: open('search'),
    publish: open('publish'),
    compare: open('compare'),
    share: open('share'),
    problems: onProblems,
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    save: () => void flush(),
    ...forAdmins,
    ...Object.fromEntries(pages.map((page) => [page, () => goTo({ page })])),
    account: () => goTo({ page: 'account' }),
    ...(canPublish(session) && { support: open('support') }),
    help: open('help'),
  };
}
