import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { usePopover } from '#src/site/usePopover.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './MenuDrawer.module.css';

interface MenuDrawerProps {
  /** Also its id, which buttons that open it name. */
  readonly overlay: 'leftMenu' | 'rightMenu';
  /** At which side of the page a drawer is. */
  readonly side: 'start' | 'end';
  readonly label: string;
  /** The menu's owner, next to the close button. */
  readonly head: ReactNode;
  /** Whether its body is drawn only once it has been opened; not for menus that the server draws, which open without scripts. */
  readonly isDeferred?: boolean;
  readonly children: ReactNode;
}

/**
 * A menu in the form that the look chooses: a native popover, so that it opens and closes without scripts. Once hydrated it also closes when one
 * of its links is followed.
 */
export function MenuDrawer({ overlay, side, label, head, isDeferred = false, children }: MenuDrawerProps) {
  const t = useText();
  const { menus } = useSite().site.theme;
  const { ref, wasOpened, onClick } = usePopover(overlay);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to the links inside, which the keyboard reaches
    <nav
      ref={ref}
      id={overlay}
      popover="auto"
      className={styles.root}
      data-menu-form={menus}
      data-side={side}
      aria-label={label}
      onClick={onClick}
    >
      <div className={styles.head}>
        {head}
        <button
          type="button"
          className={styles.close}
          popoverTarget={overlay}
          popoverTargetAction="hide"
          aria-label={t('app.close')}
        >
          <Icon name="close" size={22} />
        </button>
        {/* Closes the menu where a link opened it: see HomeHeader. */}
        <a className={styles.closeLink} href="#content" aria-label={t('app.close')}>
          <Icon name="close" size={22} />
        </a>
      </div>
      <div className={styles.body}>{wasOpened || !isDeferred ? children : null}</div>
    </nav>
  );
}
