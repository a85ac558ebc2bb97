import { LifeBuoy, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { Refusal } from '../api/Refusal.ts';
import { PopoverButton } from '../parts/PopoverButton.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { chooseToolTheme, storedToolTheme, toolThemes } from '../parts/toolTheme.ts';
import { addressOf } from '../route/route.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './OperatorMenu.module.css';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** In which look the tool is painted. */
function ThemeChoice() {
  const t = useTranslate();
  const [theme, setTheme] = useState(storedToolTheme);
  return (
    <Segmented
      label={t('app.theme')}
      options={toolThemes.map((value) => {
        const Drawing = themeIcons[value];
        return { value, label: <Drawing size={15} aria-hidden />, title: t(`toolTheme.${value}`) };
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
  const t = useTranslate();
  const { api, session, onSignedOut } = useWorkplace();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();

  async function signOut() {
    try {
      await api.signOut();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0) return; // no connection: still signed in, and the button is still there
    }
    onSignedOut();
  }

  const who = t('app.signedInAs', { name: session.name, role: t(`role.${session.role}`) });
  return (
    <PopoverButton label={who} className={styles.letter} face={session.name.slice(0, 1).toUpperCase()} ref={menu}>
      <div className={styles.menu}>
        <p className={styles.name}>{session.name}</p>
        <p className={styles.role}>{t(`role.${session.role}`)}</p>
        <a className={styles.item} href={addressOf({ page: 'account' })} onClick={close}>
          <UserRound size={16} aria-hidden />
          {t('nav.account')}
        </a>
        {onSupport ? (
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close();
              onSupport();
            }}
          >
            <LifeBuoy size={16} aria-hidden />
            {t('support.open')}
          </button>
        ) : null}
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeChoice />
        </div>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <LogOut size={16} aria-hidden />
          {t('app.signOut')}
        </button>
      </div>
    </PopoverButton>
  );
}
