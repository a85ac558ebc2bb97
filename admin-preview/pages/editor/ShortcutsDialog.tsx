import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './ShortcutsDialog.module.css';
import { keysOf, shortcutNames } from './shortcuts.ts';
import { shortcutTitle } from './shortcutTitle.ts';

/** What the keyboard does in the editor. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('shortcuts.title')} onClose={onClose}>
      <dl className={styles.root}>
        {shortcutNames.map((name) => (
          <div key={name} className={styles.line}>
            <dt>{shortcutTitle(say, name)}</dt>
            <dd>
              <kbd className={styles.keys}>{keysOf(name)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
