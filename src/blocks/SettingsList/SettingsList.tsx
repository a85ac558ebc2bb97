import { useState } from 'react';
import type { SettingsListProps } from '#schemas/blocks/settingsList.schema.ts';
import { pageEntries } from '#schemas/entries/pageEntries.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useSiteState } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './SettingsList.module.css';

const LogoutDialog = lazyDialog(async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog);

/** The way to the password change, and signing out (SET-01). */
export function SettingsList({ account, card }: SettingsListProps) {
  const t = useText();
  const userName = useSiteState((state) => state.session?.userName);
  const shows = useEntries(pageEntries['settings-list']);
  const [leaving, setLeaving] = useState(false);
  return (
    <div className={styles.root} data-card={card || undefined}>
      {account && userName !== undefined ? (
        <dl className={styles.account}>
          <dt>{t('settings.account')}</dt>
          <dd>
            <bdi>{shownName(userName)}</bdi>
          </dd>
        </dl>
      ) : null}
      {shows('password') ? (
        <ul className={styles.list}>
          <li>
            <DialogLink className={styles.row} to={paths.changePassword}>
              <span className={styles.words}>{t('settings.password')}</span>
              <Icon name="forward" className={styles.forward} />
            </DialogLink>
          </li>
        </ul>
      ) : null}
      <Button variant="outline" size="large" block icon="logout" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {t('menu.logout')}
      </Button>
      {leaving ? <LogoutDialog onClose={() => setLeaving(false)} /> : null}
    </div>
  );
}
