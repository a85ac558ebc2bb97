import type { ReactNode } from 'react';
import type { HomeFooterProps } from '#schemas/blocks/homeFooter.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { sessionOnly, verdictOf } from '#src/site/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './IntroBlocks.module.css';

type Targets = Pick<HomeFooterProps, 'joinTo' | 'eventsTo' | 'depositTo' | 'gamesTo'>;

const intros = [
  { name: 'join', icon: 'invite' },
  { name: 'events', icon: 'activity' },
  { name: 'deposit', icon: 'deposit' },
  { name: 'games', icon: 'ELOTT' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

/** A link to wherever the merchant sends players: forms open over home, the voucher centre by its gate. */
function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { gates } = useSite().site.behaviour;
  if (to === paths.deposit) {
    return (
      <GatedLink className={styles.card} to={to} gate={gates.deposit}>
        {children}
      </GatedLink>
    );
  }
  const Element = to === paths.register || to === paths.login ? DialogLink : Link;
  return (
    <Element className={styles.card} to={to}>
      {children}
    </Element>
  );
}

/** The four blocks that say what one can do here (HOME-18, HOME-27). Who is a member, or is refused, does not see every one. */
export function IntroBlocks(targets: Targets) {
  const t = useText();
  const visitor = useVisitor();
  const { gates } = useSite().site.behaviour;
  const isGuest = sessionOnly(visitor) === 'login';
  const shown = intros.filter(({ name }) =>
    name === 'join' ? isGuest : name === 'deposit' ? verdictOf(gates.deposit, visitor) !== 'reject' : true,
  );
  return (
    <ul className={styles.root}>
      {shown.map(({ name, icon }) => (
        <li key={name}>
          <Way to={targets[`${name}To`]}>
            <Icon name={icon} size={26} className={styles.icon} />
            <span className={styles.title}>{t(`intro.${name}.title`)}</span>
            <span className={styles.text}>{t(`intro.${name}.text`)}</span>
          </Way>
        </li>
      ))}
    </ul>
  );
}
