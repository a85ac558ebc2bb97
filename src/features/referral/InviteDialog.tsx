import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { onwardState } from '#src/site/dialogState.ts';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useVisitor } from '#src/site/siteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './InviteDialog.module.css';

/** The rewards for inviting friends, with a link to the member's invitation link (FNAV-14, REF-02). */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const here = useLocation();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <div className={styles.root}>
        <span className={styles.icon}>
          <Icon name="reward" size={44} />
        </span>
        <p>{t('invite.text')}</p>
        <ButtonLink
          block
          size="large"
          to={isGuest ? paths.login : paths.invite}
          state={isGuest ? onwardState(paths.invite, here) : undefined}
          onClick={onClose}
        >
          {t(isGuest ? 'invite.guest' : 'invite.open')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
