import type { MessageCentreProps, MessageRow } from './block.ts';
import { useDownloadLinks } from '#src/features/download/useDownloadLinks.ts';
import { messengerOf } from '#src/features/service/messengerOf.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { entries } from './entries.ts';
import { AffiliateRow } from './AffiliateRow.tsx';
import { ChatRow } from './ChatRow.tsx';
import styles from './MessageCentre.module.css';
import { OutsideRow, PageRow } from './rows.tsx';

/** The ways in which the site and a player talk (MSG-02 to MSG-06); a row that leads nowhere is left out. */
export function MessageCentre({ rows, affiliateEntry }: MessageCentreProps) {
  const messenger = messengerOf(useDownloadLinks());
  const shows = useEntries(entries);

  function rowOf(row: MessageRow) {
    switch (row) {
      case 'messenger':
        return messenger ? <OutsideRow href={messenger} icon="Telegram" title="Telegram" note="messages.messengerNote" /> : null;
      case 'notices':
        return <PageRow to={paths.notice} icon="notice" title="page.notices" note="messages.noticesNote" unread="notices" />;
      case 'inbox':
        return <PageRow to={paths.inbox} icon="mail" title="menu.inbox" note="messages.inboxNote" unread="inbox" />;
      case 'chat':
        return <ChatRow />;
      case 'affiliate':
        return <AffiliateRow entry={affiliateEntry} />;
    }
  }

  return (
    <ul className={styles.list}>
      {rows.filter(shows).map((row) => {
        const shown = rowOf(row);
        return shown && <li key={row}>{shown}</li>;
      })}
    </ul>
  );
}
