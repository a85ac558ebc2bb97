import { LifeBuoy, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { Refusal } from '../api/Refusal.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { chooseToolTheme, storedToolTheme, toolThemes } from '../parts/toolTheme.ts';
import { addressOf } from '../route/route.ts';
import { useSay } from '../texts/say.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './OperatorMenu.module.css';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** In which look the tool is painted. */
function ThemeChoice() {
  const say = useSay();
  const [theme, setTheme] = useState(storedToolTheme);
  return (
    <Segmented
      label={say('app.theme')}
      options={toolThemes.map((value) => {
        const Drawing = themeIcons[value];
        return { value, label: <Drawing size={15} aria-hidden />, title: say(`toolTheme.${value}`) };
      })}
      value={theme}
      onChange={(next) => {
        setTheme(next);
        chooseToolTheme(next);
      }}
    />
  );
}

interface OperatorMenuProps {
  /** Opens the support bundle of the merchant that is edited. */
  readonly onSupport?: (() => void) | undefined;
}

/** Who is signed in, behind one button: the account, language and look of the tool, a file for support, and the way out. */
export function OperatorMenu({ onSupport }: OperatorMenuProps) {
  const say = useSay();
  const { api, session, onSignedOut } = useWorkplace();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);

  async function signOut() {
    try {
      await api.signOut();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0) return; // no connection: still signed in, and the button is still there
    }
    onSignedOut();
  }

  const who = say('app.signedInAs', { name: session.name, role: say(`role.${session.role}`) });
  return (
    <div className={styles.root}>
      <button type="button" className={styles.letter} popoverTarget={menuId} title={who} aria-label={who}>
        {session.name.slice(0, 1).toUpperCase()}
      </button>
      <div className={styles.menu} id={menuId} ref={menu} popover="auto" role="group" aria-label={who}>
        <p className={styles.name}>{session.name}</p>
        <p className={styles.role}>{say(`role.${session.role}`)}</p>
        <a className={styles.item} href={addressOf({ page: 'account' })} onClick={() => menu.current?.hidePopover()}>
          <UserRound size={16} aria-hidden />
          {say('nav.account')}
        </a>
        {onSupport ? (
          <button type="button" className={styles.item} popoverTarget={menuId} popoverTargetAction="hide" onClick={onSupport}>
            <LifeBuoy size={16} aria-hidden />
            {say('support.open')}
          </button>
        ) : null}
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeChoice />
        </div>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <LogOut size={16} aria-hidden />
          {say('app.signOut')}
        </button>
      </div>
    </div>
  );
}
