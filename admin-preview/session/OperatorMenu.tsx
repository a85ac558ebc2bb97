import { LogOut } from 'lucide-react';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { Refusal } from '../api/Refusal.ts';
import { addressOf } from '../route/route.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './OperatorMenu.module.css';

/** Who is signed in, and the way out. */
export function OperatorMenu() {
  const say = useSay();
  const { api, session, onSignedOut } = useWorkplace();

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
      <LanguageMenu />
      <a className={styles.letter} href={addressOf({ page: 'account' })} title={who} aria-label={`${say('nav.account')}: ${who}`}>
        {session.name.slice(0, 1).toUpperCase()}
      </a>
      <ToolButton label={say('app.signOut')} onClick={() => void signOut()}>
        <LogOut size={16} aria-hidden />
      </ToolButton>
    </div>
  );
}
