import { CornerDownLeft, House } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { paths } from '#src/lib/paths.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import styles from './AddressBar.module.css';

interface AddressBarProps {
  /** Where the frame is. */
  readonly path: string;
  readonly onGo: (path: string) => void;
}

/** Addresses of the player that can be gone to as they are. */
const suggestions: readonly string[] = Object.values(paths).filter((path) => path !== paths.social);

/** What a frame may be asked for: a path of the player, whatever is typed or pasted. */
function pathOf(typed: string): string | undefined {
  const text = typed.trim();
  const path = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname + new URL(text).search : text;
  const whole = path.startsWith('/') ? path : `/m/${path}`;
  return whole.startsWith('//') || whole.length > 300 ? undefined : whole;
}

/** Where the frame is, and the way to any other page of the player. It follows what is tapped in the frame. */
export function AddressBar({ path, onGo }: AddressBarProps) {
  const say = useSay();
  const listId = useId();
  const [typed, setTyped] = useState(path);
  useEffect(() => setTyped(path), [path]);

  function go(text: string) {
    const next = pathOf(text);
    if (next === undefined) return setTyped(path);
    onGo(next);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    go(typed);
  }
  return (
    <form className={styles.root} onSubmit={submit}>
      <ToolButton label={say('address.home')} onClick={() => go(paths.home)}>
        <House size={15} aria-hidden />
      </ToolButton>
      <input
        className={styles.input}
        list={listId}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-label={say('address.label')}
        placeholder={paths.home}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          // Chosen from the list: nobody types a whole address at once.
          if (suggestions.includes(target.value) && Math.abs(target.value.length - typed.length) > 1) go(target.value);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <button type="submit" className={styles.go} aria-label={say('address.go')} title={say('address.go')}>
        <CornerDownLeft size={15} aria-hidden />
      </button>
    </form>
  );
}
