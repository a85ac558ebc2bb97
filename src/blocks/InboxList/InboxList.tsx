import { useLocation } from 'react-router-dom';
import type { InboxListProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { entries } from './entries.ts';
import { MessageView } from './MessageView.tsx';
import { Messages } from './Messages.tsx';

/** The id of the message in the address; undefined if it is not an id. */
function namedBy(search: string): number | undefined {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** A member's inbox (INBOX-02): the list, or the message that the address names. Shows a note where the platform has no inbox. */
export function InboxList({ pageSize, markAll, remove }: InboxListProps) {
  const t = useText();
  const shows = useEntries(entries, { remove });
  const named = namedBy(useLocation().search);
  if (!shows('content')) {
    return (
      <EmptyState icon="mail" text={t('inbox.off')}>
        <ButtonLink variant="soft" to={paths.home}>
          {t('app.backHome')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (named === undefined) return <Messages pageSize={pageSize} markAll={markAll} />;
  return <MessageView key={named} id={named} canRemove={shows('remove')} />;
}
