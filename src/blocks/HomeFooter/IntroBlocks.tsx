import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { formalOnly, sessionOnly } from '#src/site/gates.ts';
import { useVisitor } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import styles from './IntroBlocks.module.css';

const intros = [
  { name: 'join', icon: 'invite', to: paths.register },
  { name: 'events', icon: 'activity', to: paths.activity },
  { name: 'deposit', icon: 'deposit', to: paths.deposit },
  { name: 'games', icon: 'ELOTT', to: paths.hotGames },
] as const satisfies readonly { readonly name: string; readonly icon: IconName; readonly to: string }[];

/** The four blocks that say what one can do here (HOME-18, HOME-27). */
export function IntroBlocks() {
  const t = useText();
  const visitor = useVisitor();
  const isGuest = sessionOnly(visitor) === 'login';
  const shown = intros.filter(({ name }) =>
    name === 'join' ? isGuest : name === 'deposit' ? formalOnly(visitor) !== 'reject' : true,
  );

  function around(name: (typeof intros)[number]['name'], to: string, content: ReactNode) {
    const dialog = name === 'join' ? paths.register : name === 'deposit' && isGuest ? paths.login : undefined;
    return dialog === undefined ? (
      <Link className={styles.card} to={to}>
        {content}
      </Link>
    ) : (
      <DialogLink className={styles.card} to={dialog}>
        {content}
      </DialogLink>
    );
  }

  return (
    <ul className={styles.root}>
      {shown.map(({ name, icon, to }) => (
        <li key={name}>
          {around(
            name,
            to,
            <>
              <Icon name={icon} size={26} className={styles.icon} />
              <span className={styles.title}>{t(`intro.${name}.title`)}</span>
              <span className={styles.text}>{t(`intro.${name}.text`)}</span>
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
