import { useState } from 'react';
import type { SettingsListProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { hasAgreed, setAgreed } from '#src/lib/measuring.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useSiteState } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { SwitchInput } from '#src/ui/SwitchInput/SwitchInput.tsx';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { entries } from './entries.ts';
import styles from './SettingsList.module.css';

const ExportDialog = lazyDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);
const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const LogoutDialog = lazyDialog(async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog);

interface ActionRowProps {
  readonly icon: IconName;
  readonly words: string;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

/** A row that opens a dialog over the page. */
const ActionRow = ({ icon, words, danger = false, onPress }: ActionRowProps) => (
  <li>
    <button type="button" className={styles.row} data-danger={danger || undefined} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.words}>{words}</span>
      <Icon name={icon} className={styles.mark} />
    </button>
  </li>
);

const dialogs = { exportData: ExportDialog, deleteAccount: DeleteDialog, logout: LogoutDialog } as const;

/** The way to the password change, the member's own data, and signing out (SET-01, SET-02, SET-03). */
export function SettingsList({ account, data, card }: SettingsListProps) {
  const t = useText();
  const userName = useSiteState((state) => state.session?.userName);
  const shows = useEntries(entries, { data });
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const [isMeasured, setIsMeasured] = useState(hasAgreed);
  const Opened = opened === undefined ? undefined : dialogs[opened];
  const shown = (['password', 'exportData', 'deleteAccount'] as const).filter((row) => shows(row));
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
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shows('password') ? (
            <li>
              <DialogLink className={styles.row} to={paths.changePassword}>
                <span className={styles.words}>{t('settings.password')}</span>
                <Icon name="forward" className={styles.forward} />
              </DialogLink>
            </li>
          ) : null}
          {shows('exportData') ? (
            <ActionRow icon="records" words={t('privacy.export')} onPress={() => setOpened('exportData')} />
          ) : null}
          {shows('deleteAccount') ? (
            <ActionRow icon="trash" words={t('privacy.delete')} danger onPress={() => setOpened('deleteAccount')} />
          ) : null}
        </ul>
      ) : null}
      {shows('measuring') ? (
        <SwitchInput
          checked={isMeasured}
          onChange={({ target }) => {
            setAgreed(target.checked);
            setIsMeasured(target.checked);
          }}
        >
          <span className={styles.words}>{t('settings.measuring')}</span>
          <span className={styles.note}>{t('settings.measuringText')}</span>
        </SwitchInput>
      ) : null}
      <Button variant="outline" size="large" block icon="logout" aria-haspopup="dialog" onClick={() => setOpened('logout')}>
        {t('menu.logout')}
      </Button>
      {Opened === undefined ? null : <Opened onClose={() => setOpened(undefined)} />}
    </div>
  );
}
