import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { FailuresContext } from '../ErrorState/FailedParts.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';
import { mayTakeFocus } from '../mayTakeFocus.ts';
import { registerDialog } from './openDialogs.ts';
import { useIsDrawnByServer } from '../useIsDrawnByServer.ts';
import { useSheetSwipe } from './useSheetSwipe.ts';

interface DialogProps {
  readonly title: ReactNode;
  /** Is above the title. */
  readonly logo?: ReactNode;
  /**
   * Called by the close button, Esc, a tap outside, a swipe down from its header, or the phone's back gesture. Without it only the buttons
   * inside close the dialog.
   */
  readonly onClose?: () => void;
  /** Target of the close button without scripts. Only a dialog rendered by the server needs one. */
  readonly wayOut?: string;
  /** How it comes: rising from the edge, or growing in its place. */
  readonly motion?: 'rise' | 'zoom';
  /** A sheet at the bottom edge, a card in the middle, or the whole screen. From 560 px on each is a card. */
  readonly shape?: 'sheet' | 'centred' | 'picture';
  /** Address of a picture behind the upper part of a whole screen. */
  readonly picture?: string;
  /** It has come to rest. */
  readonly onOpened?: () => void;
  /** On phones it is above the bar at the bottom, so that the item that opened it closes it as well. */
  readonly isAboveBar?: boolean;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Makes the dialog modal, and takes focus and gives it back. */
function useModal(title: ReactNode) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    function show() {
      const { activeElement } = document;
      const isInUse = activeElement instanceof HTMLElement && dialog.current?.contains(activeElement) === true;
      dialog.current?.removeAttribute('open'); // an open dialog cannot become modal
      dialog.current?.showModal();
      // The heading is announced first, and the first field is one step away; the browser would focus the close button.
      (isInUse ? activeElement : heading.current)?.focus({ preventScroll: true });
    }
    if (mayTakeFocus()) show();
    else {
      dialog.current?.setAttribute('open', '');
      addEventListener('focus', show, { once: true });
    }
    const leave = dialog.current ? registerDialog(dialog.current) : undefined;
    return () => {
      leave?.();
      removeEventListener('focus', show);
      // Later, because going back to an address with a fragment takes focus away once more.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected && mayTakeFocus()) before.focus({ preventScroll: true });
      });
    };
  }, []);

  useEffect(() => {
    // The element with the focus was replaced by other content.
    if (mayTakeFocus() && !dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [title]);

  return { dialog, heading };
}

interface CloseButtonProps {
  readonly onClose: () => void;
  readonly wayOut: string | undefined;
}

function CloseButton({ onClose, wayOut }: CloseButtonProps) {
  const t = useText();
  function onLeave(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  if (wayOut === undefined) return <IconButton icon="close" label={t('app.close')} onClick={onClose} />;
  return (
    <form role="none" action={wayOut} onSubmit={onLeave}>
      <IconButton type="submit" icon="close" label={t('app.close')} />
    </form>
  );
}

/**
 * A modal dialog over the page: a sheet on phones, a card on wider screens. It is open as long as it is rendered, and returns the focus to the
 * element that had it before. The server renders it open, over a page that its caller makes inert; it becomes modal when hydrated.
 */
export function Dialog({
  title,
  logo,
  onClose,
  wayOut,
  footer,
  children,
  motion = 'rise',
  shape = 'sheet',
  picture,
  isAboveBar,
  onOpened,
}: DialogProps) {
  const titleId = useId();
  const isDrawnByServer = useIsDrawnByServer();
  const swipe = useSheetSwipe(() => onClose?.());
  const { dialog, heading } = useModal(title);

  function onCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return; // a file or colour chooser inside was cancelled
    event.preventDefault();
    onClose?.();
  }

  /** Browsers close a dialog at the second Esc or back gesture, even where the first was refused. */
  function onForcedClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    if (onClose) onClose();
    else event.currentTarget.showModal();
  }

  /** The frame fills the dialog, so a press that hits the dialog itself is on the backdrop. */
  function onPress(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way to close is Esc
    <dialog
      ref={dialog}
      open={isDrawnByServer || undefined}
      className={styles.root}
      data-drawn={isDrawnByServer || undefined}
      data-motion={motion}
      data-shape={shape}
      data-above-bar={isAboveBar || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onForcedClose}
      onClick={onPress}
      onAnimationEnd={(event) => event.target === event.currentTarget && onOpened?.()}
    >
      <div className={styles.frame}>
        {picture === undefined ? null : <img className={styles.picture} src={picture} alt="" />}
        <div className={styles.header} data-dialog-header {...(motion === 'rise' && shape === 'sheet' && onClose ? swipe : {})}>
          <div className={styles.head}>
            {logo ? <div className={styles.logo}>{logo}</div> : null}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- before the script is here; it does the same for every dialog */}
            <h2 ref={heading} className={styles.title} id={titleId} tabIndex={-1} autoFocus={isDrawnByServer}>
              {title}
            </h2>
          </div>
          {onClose ? <CloseButton onClose={onClose} wayOut={wayOut} /> : null}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words scroll by keyboard too */}
        <div className={styles.body} tabIndex={0}>
          <FailuresContext value={undefined}>{children}</FailuresContext>
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
