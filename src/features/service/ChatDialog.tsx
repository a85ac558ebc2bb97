import { useTexts } from '#src/i18n/TextContext.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './ServiceEntries.module.css';
import { openChat } from './openChat.ts';

/** The desks that a live chat can be had with (CHAT-07). */
export function ChatDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const language = useSiteState((state) => state.language);
  const { data, error, mutate } = useRead('chatModels', { language });
  const page = useSite();

  function choose(desk: string) {
    onClose();
    void openChat(page, t, desk);
  }

  return (
    <Dialog title={t('chat.choose')} onClose={onClose}>
      {error && !data ? <ErrorState onRetry={() => void mutate()} /> : null}
      {!error && !data ? <Skeleton shape="text" count={3} /> : null}
      <ul className={styles.list}>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.entry} onClick={() => choose(id)}>
              <span className={styles.icon}>
                <Icon name="chat" size={24} />
              </span>
              <span className={styles.words}>{name}</span>
              <Icon name="forward" className={styles.forward} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
