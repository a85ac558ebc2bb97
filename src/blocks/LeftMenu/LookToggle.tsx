import type { MouseEvent } from 'react';
import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { changeTheme } from '#src/site/changeDisplay.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './LookToggle.module.css';

/** Dark or light: two links that the server understands, side by side. */
export function LookToggle() {
  const t = useText();
  const { store } = useSite();
  const current = useSiteState((state) => state.theme);

  function choose(event: MouseEvent, theme: ThemeMode) {
    event.preventDefault();
    event.stopPropagation(); // the menu stays open, so that the player sees the new look on menu and page
    void changeTheme(store, theme);
  }

  return (
    <div className={styles.root} role="group" aria-label={t('menu.look')}>
      {themeModes.map((theme) => (
        <a
          key={theme}
          className={styles.choice}
          href={`?theme=${theme}`}
          aria-current={theme === current ? 'true' : undefined}
          onClick={(event) => choose(event, theme)}
        >
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} size={18} />
          <span>{t(`menu.${theme}`)}</span>
        </a>
      ))}
    </div>
  );
}
