import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FooterNavProps } from './block.ts';
import type { FooterItem } from '#schemas/declare/release/templateParameters.schema.ts';
import { footerEntries } from '#schemas/declare/entries/footerEntries.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { onwardState } from '#src/site/dialogState.ts';
import { useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { FooterBar } from './FooterBar.tsx';
import styles from './FooterNav.module.css';
import { ItemCount } from './ItemCount.tsx';
import { actionOf, currentItem } from './footerItems.ts';
import { useLazyChat } from './useLazyChat.ts';

interface ItemProps {
  readonly item: FooterItem;
  readonly label: boolean;
  readonly isCurrent: boolean;
}

function Item({ item, label, isCurrent }: ItemProps) {
  const t = useText();
  const here = useLocation();
  const showToast = useSiteState((state) => state.showToast);
  const toggleOverlay = useSiteState((state) => state.toggleOverlay);
  const openChat = useLazyChat();
  const { gates, timings } = useSite().site.behaviour;
  const action = actionOf(item, useVisitor(), gates);
  const words = t(`footer.${item}`);
  const content: ReactNode = (
    <>
      <span className={styles.icon}>
        <Icon name={item} size={22} />
        <ItemCount item={item} />
      </span>
      {label ? <span className={styles.label}>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
    </>
  );
  switch (action.kind) {
    case 'link':
      return (
        <Link className={styles.item} to={action.to} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      );
    case 'login':
      return (
        <DialogLink
          className={styles.item}
          to={paths.login}
          {...(action.to === undefined ? {} : { state: onwardState(action.to, here) })}
        >
          {content}
        </DialogLink>
      );
    case 'overlay':
      return (
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => toggleOverlay(action.overlay)}>
          {content}
        </button>
      );
    case 'chat':
      return (
        <button type="button" className={styles.item} onClick={openChat}>
          {content}
        </button>
      );
    case 'refuse':
      return (
        <button
          type="button"
          className={styles.item}
          onClick={() => showToast(t(action.text), { durationMs: timings.rejectToastMs })}
        >
          {content}
        </button>
      );
  }
}

/** Bar at the bottom edge with the merchant's items in the merchant's order. */
export function FooterNav({ labels, emphasis }: FooterNavProps) {
  const t = useText();
  const { site } = useSite();
  const items = site.footerNav.filter(useEntries(footerEntries));
  const current = currentItem(items, useLocation());
  const raised = emphasis && items.length % 2 === 1 ? (items.length - 1) / 2 : -1;
  return (
    <FooterBar label={t('footer.label')}>
      {items.map((item, index) => (
        <li key={item} className={styles.cell} data-raised={index === raised || undefined}>
          <Item item={item} label={labels} isCurrent={item === current} />
        </li>
      ))}
    </FooterBar>
  );
}
