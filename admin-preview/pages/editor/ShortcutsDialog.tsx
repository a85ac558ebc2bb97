import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ShortcutsDialog.module.css';
import { keysOf, shortcutNames } from './shortcuts.ts';
import { shortcutTitle } from './shortcutTitle.ts';

/** What the keyboard does in the editor. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className={styles.root}>
        {shortcutNames.map((name) => (
          <div key={name} className={styles.line}>
            <dt>{shortcutTitle(t, name)}</dt>
            <dd>
              <kbd className={styles.keys}>{keysOf(name)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
