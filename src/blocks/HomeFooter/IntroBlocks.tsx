import type { ReactNode } from 'react';
import type { HomeFooterProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './IntroBlocks.module.css';

type Targets = Pick<HomeFooterProps, 'joinTo' | 'eventsTo' | 'depositTo' | 'gamesTo'>;

/** Topics of the intro, in order. */
export const intros = ['join', 'events', 'deposit', 'games'] as const;
type Intro = (typeof intros)[number];

const icons: Readonly<Record<Intro, IconName>> = { join: 'invite', events: 'activity', deposit: 'deposit', games: 'ELOTT' };

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

interface IntroBlocksProps {
  readonly targets: Targets;
  readonly names: readonly Intro[];
}

/** The blocks that introduce the site's offers (HOME-18, HOME-27). */
export function IntroBlocks({ targets, names }: IntroBlocksProps) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <ul className={styles.root}>
      {names.map((name) => (
        <li key={name}>
          <Way to={targets[`${name}To`]}>
            <Icon name={icons[name]} size={26} className={styles.icon} />
            <span className={styles.title}>{t(`intro.${name}.title`)}</span>
            <span className={styles.text}>{t(`intro.${name}.text`)}</span>
          </Way>
        </li>
      ))}
    </ul>
  );
}
