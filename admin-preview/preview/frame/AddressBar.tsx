import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { CornerDownLeft } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './AddressBar.module.css';
import { type FrameScreen, frameScreens, screenAt } from './frameScreens.ts';
import { ScreenSelect } from './ScreenSelect.tsx';

interface AddressBarProps {
  /** Where the frame is. */
  readonly path: string;
  readonly onGo: (path: string) => void;
  /** Goes to a known screen, which may need another visitor. Missing where screens are chosen elsewhere. */
  readonly onVisit?: (screen: FrameScreen) => void;
}

/** What a frame may be asked for: a path of the player, whatever is typed or pasted. */
function pathOf(typed: string): string | undefined {
  const text = typed.trim();
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname + new URL(text).search : text;
  const whole = path.startsWith('/') ? path : `${PAGE_PREFIX}${path}`;
  return whole.startsWith('//') || whole.length > 300 ? undefined : whole;
}

/** The frame's address, and a way to any other page of the player, by name or address. It follows navigation inside the frame. */
export function AddressBar({ path, onGo, onVisit }: AddressBarProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(path);
  useEffect(() => setTyped(path), [path]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const next = pathOf(typed);
    if (next === undefined) setTyped(path);
    else onGo(next);
  }
  return (
    <form className={styles.root} onSubmit={submit}>
      {onVisit ? (
        <span className={styles.screen}>
          <ScreenSelect label={t('address.screen')} value={screenAt(path)} onChoose={(screen) => onVisit(frameScreens[screen])} />
        </span>
      ) : null}
      <input
        className={styles.input}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-label={t('address.label')}
        placeholder={paths.home}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className={styles.go} aria-label={t('address.go')} title={t('address.go')}>
        <CornerDownLeft size={15} aria-hidden />
      </button>
    </form>
  );
}
