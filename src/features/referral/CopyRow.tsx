import { useId } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './CopyRow.module.css';

interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  /** Name of the button; without it, there is nothing to copy. */
  readonly copy?: string | undefined;
  /** In a list of rows with one outline around all. */
  readonly isJoined?: boolean;
}

/** Something to be copied, that can be selected by hand too. */
export function CopyRow({ label, value, copy, isJoined }: CopyRowProps) {
  const t = useText();
  const id = useId();
  const showToast = useSiteState((state) => state.showToast);

  function onCopy() {
    // Without a safe connection browsers have no clipboard.
    const copied = navigator.clipboard ? navigator.clipboard.writeText(value) : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => showToast(t('copy_success'), { kind: 'success' }),
      () => showToast(t('copy_failed'), { kind: 'error', length: 'long' }),
    );
  }

  return (
    <div className={styles.root} data-joined={isJoined || undefined}>
      <div className={styles.value}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <output aria-labelledby={id} className={styles.words} dir="ltr">
          {value}
        </output>
      </div>
      {copy === undefined ? null : <IconButton icon="copy" label={copy} onClick={onCopy} />}
    </div>
  );
}
