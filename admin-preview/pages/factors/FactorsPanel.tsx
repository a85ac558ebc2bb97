import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FactorsView, TotpOffer } from '#schemas/edges/api/factors.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from '../../kit/parts/FactList.module.css';
import { browserName } from '../../kit/session/browserName.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { addPasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpDialog } from './TotpDialog.tsx';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';

interface FactorProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Factor = ({ icon, name, text, children }: FactorProps) => (
  <li className={styles.session}>
    {icon}
    <div className={styles.facts}>
      <p className={styles.name}>{name}</p>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </li>
);

interface TotpFactorProps {
  /** When it was set up, if it was. */
  readonly since: FactorsView['totpSince'];
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function TotpFactor({ since, isBusy, onPress }: TotpFactorProps) {
  const t = useTranslate();
  const moments = useMoments();
  return (
    <Factor
      icon={<Smartphone size={18} aria-hidden />}
      name={t('factors.totp')}
      text={since === null ? t('factors.totpText') : t('factors.since', { when: moments.full(since) })}
    >
      <Button size="small" variant="soft" disabled={isBusy} onClick={onPress}>
        {t(since === null ? 'factors.setUp' : 'factors.removeTotp')}
      </Button>
    </Factor>
  );
}

interface PasskeyFactorProps {
  readonly passkey: FactorsView['passkeys'][number];
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function PasskeyFactor({ passkey: { name, createdAt, usedAt }, isBusy, onRemove }: PasskeyFactorProps) {
  const t = useTranslate();
  const moments = useMoments();
  return (
    <Factor
      icon={<KeyRound size={18} aria-hidden />}
      name={t('factors.passkeyOf', { name })}
      text={[
        t('factors.since', { when: moments.full(createdAt) }),
        ...(usedAt === null ? [] : [t('account.seen', { when: moments.since(usedAt) })]),
      ].join(' · ')}
    >
      <Button size="small" variant="soft" disabled={isBusy} aria-label={t('factors.removePasskey', { name })} onClick={onRemove}>
        {t('factors.remove')}
      </Button>
    </Factor>
  );
}

const nothing: FactorsView = { isRequired: false, totpSince: null, passkeys: [], recoveryCodes: 0 };

/** What a new passkey is called: the browser that made it. */
function passkeyName(unknown: string): string {
  const { browser = unknown, system } = browserName(navigator.userAgent);
  return system === undefined ? browser : `${browser}, ${system}`;
}

/** The operator's second factors: one-time codes, passkeys and recovery codes. */
export function FactorsPanel({ onAdded }: { readonly onAdded?: () => void }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.factors);
  const [offer, setOffer] = useState<TotpOffer>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.accountText'));

  const change = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      loaded.reload();
    });
  function added(fresh: readonly string[]) {
    setOffer(undefined);
    setCodes(fresh);
    loaded.reload();
    onAdded?.();
  }

  if (loaded.state === 'failed')
    return <LoadFailure title={t('factors.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  const { totpSince, passkeys, recoveryCodes } = loaded.state === 'ready' ? loaded.value : nothing;
  const hasAny = totpSince !== null || passkeys.length > 0;
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      <ul className={styles.list} aria-label={t('factors.title')}>
        <TotpFactor
          since={totpSince}
          isBusy={isBusy}
          onPress={() =>
            totpSince === null ? void attempt(async () => setOffer(await api.offerTotp())) : change(api.removeTotp)
          }
        />
        {passkeys.map((passkey) => (
          <PasskeyFactor
            key={passkey.id}
            passkey={passkey}
            isBusy={isBusy}
            onRemove={() => change(() => api.removePasskey({ passkey: passkey.id }))}
          />
        ))}
        <Factor icon={<KeyRound size={18} aria-hidden />} name={t('factors.passkey')} text={t('factors.passkeyText')}>
          <Button
            size="small"
            variant="soft"
            disabled={isBusy}
            onClick={() => void attempt(async () => added(await addPasskey(api, passkeyName(t('account.unknownBrowser')))))}
          >
            {t('factors.addPasskey')}
          </Button>
        </Factor>
      </ul>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      {hasAny ? (
        <div className={styles.foot}>
          <p className={styles.text}>{t('factors.codesLeft', { count: recoveryCodes })}</p>
          <Button
            size="small"
            variant="soft"
            disabled={isBusy}
            onClick={() => change(async () => setCodes((await api.newRecoveryCodes()).codes))}
          >
            {t('factors.newCodes')}
          </Button>
        </div>
      ) : null}
      {dialog}
      {offer ? <TotpDialog offer={offer} onAdded={added} onClose={() => setOffer(undefined)} /> : null}
    </div>
  );
}
