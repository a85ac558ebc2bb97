import type { ReactNode } from 'react';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Backdrop } from '#src/site/Backdrop.tsx';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import styles from './GateScreen.module.css';
import { OverlayHost } from '../overlays/OverlayHost.tsx';

export interface GateScreenProps {
  readonly gate: Exclude<Gate, 'open'>;
  /** Is behind the page. */
  readonly children?: ReactNode;
}

/** Full page instead of the lobby while the platform is closed to this visitor (STAT-04), with the ways to customer service. */
export function GateScreen({ gate, children }: GateScreenProps) {
  const { site, ip } = useSite();
  const logo = useLogo();
  const openOverlay = useSiteState((state) => state.openOverlay);
  const t = useText();
  return (
    <>
      <main className={styles.root}>
        <Backdrop />
        <Logo src={logo} title={site.title} height={32} />
        <section className={styles.card}>
          <span className={styles.icon}>
            <Icon name={gate === 'maintenance' ? 'maintenance' : 'restricted'} size={40} />
          </span>
          <h1 className={styles.title}>{t(`gate.${gate}.title`)}</h1>
          <p className={styles.text}>{t(`gate.${gate}.text`)}</p>
          {gate === 'restricted' && ip !== '' ? (
            <p className={styles.address}>
              <bdi>{t('gate.restricted.address', { ip })}</bdi>
            </p>
          ) : null}
          {hasCall(site, 'service') ? (
            <Button
              className={styles.service}
              variant="soft"
              icon="service"
              aria-haspopup="dialog"
              onClick={() => openOverlay('service')}
            >
              {t('gate.service')}
            </Button>
          ) : null}
        </section>
      </main>
      <OverlayHost />
      {children}
    </>
  );
}
