import { useEffect, useRef, useState } from 'react';
import { useInboxActions, useInboxMessage } from '#src/features/messages/useInbox.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { day } from '#src/lib/format/day.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { useExit } from '#src/site/useExit.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './InboxList.module.css';
import { FROM_LIST } from './Messages.tsx';

const RemoveDialog = lazyDialog(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** Marks a message as read, once, when it is shown. */
function useMarkOpened(id: number, isUnread: boolean): void {
  const { site } = useSite();
  const { mark } = useInboxActions();
  const marked = useRef(false);
  const isDue = isUnread && hasCall(site, 'inboxMark');
  useEffect(() => {
    if (!isDue || marked.current) return;
    marked.current = true; // once: a failed read mark is not retried for ever
    void mark([id]);
  }, [id, isDue, mark]);
}

/** The text of one message. */
export function MessageView({ id, canRemove }: { readonly id: number; readonly canRemove: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { data, error, mutate } = useInboxMessage(id);
  const leave = useExit(paths.inbox, FROM_LIST.from);
  const [asks, setAsks] = useState(false);
  useMarkOpened(id, data?.read === false);
  if (error?.code === 'message.unknown') {
    return (
      <EmptyState icon="mail" text={t('error.messageUnknown')}>
        <ButtonLink variant="soft" to={paths.inbox} replace>
          {t('inbox.all')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  return (
    <article className={styles.letter} aria-labelledby="message-title">
      <header className={styles.head}>
        <h2 id="message-title" className={styles.heading}>
          {data.title}
        </h2>
        <p className={styles.note}>{day(data.sentAt, 'local', locale)}</p>
      </header>
      <RichText html={data.content} />
      <footer className={styles.foot}>
        <Link
          className={styles.back}
          to={paths.inbox}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <Icon name="back" size={18} className={styles.arrow} />
          {t('inbox.all')}
        </Link>
        {canRemove ? (
          <Button variant="ghost" size="small" icon="trash" aria-haspopup="dialog" onClick={() => setAsks(true)}>
            {t('inbox.delete')}
          </Button>
        ) : null}
      </footer>
      {asks ? <RemoveDialog id={id} onClose={() => setAsks(false)} onRemoved={leave} /> : null}
    </article>
  );
}
