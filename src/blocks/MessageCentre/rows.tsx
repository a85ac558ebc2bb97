import { type UnreadKind, UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MessageCentre.module.css';

interface RowProps {
  readonly icon: IconName;
  /** In the page's language, or a name. */
  readonly title: string;
  readonly note: TextKey;
  readonly unread?: UnreadKind;
}

/** Picture, words and unread count. */
function Row({ icon, title, note, unread }: RowProps) {
  const t = useText();
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{t(note)}</span>
      </span>
      {unread ? <UnreadBadge of={unread} /> : null}
      <Icon name="forward" className={styles.forward} />
    </>
  );
}

type TextRow = Omit<RowProps, 'title'> & { readonly title: TextKey };

export function PageRow({ to, title, ...row }: TextRow & { readonly to: string }) {
  const t = useText();
  return (
    <Link className={styles.row} to={to}>
      <Row {...row} title={t(title)} />
    </Link>
  );
}

/** Leaves the site, in a window of its own. */
export function OutsideRow({ href, ...row }: RowProps & { readonly href: string }) {
  const t = useText();
  return (
    <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
      <Row {...row} />
      <VisuallyHidden> ({t('ui.newWindow')})</VisuallyHidden>
    </a>
  );
}

interface ActionRowProps extends TextRow {
  readonly onPress: () => void;
  readonly opensDialog?: boolean;
}

export function ActionRow({ onPress, opensDialog, title, ...row }: ActionRowProps) {
  const t = useText();
  return (
    <button type="button" className={styles.row} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onPress}>
      <Row {...row} title={t(title)} />
    </button>
  );
}
