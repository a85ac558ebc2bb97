import { useState } from 'react';
import type { NewShareView } from '#schemas/edges/api/shares.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { isThisMachine } from '../../kit/parts/isThisMachine.ts';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './NewShare.module.css';

/** A link that was made just now. Its address is not shown again. */
export function NewShare({ share }: { readonly share: NewShareView }) {
  const t = useTranslate();
  const { full } = useMoments();
  const [isCopied, setIsCopied] = useState(false);
  const { url, expiresAt } = share;
  const isReachable = !isThisMachine(new URL(url).hostname);

  async function copy() {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  }

  return (
    <section className={styles.root} aria-label={t('share.new')}>
      {isReachable ? <QrCode text={url} label={t('share.code')} /> : null}
      <div className={styles.words}>
        <h3 className={styles.title}>{t(isReachable ? 'share.scan' : 'share.here')}</h3>
        {isReachable ? null : <p role="note">{t('share.unreachable')}</p>}
        <p className={styles.text}>{t('share.once', { when: full(expiresAt) })}</p>
        <TextInput readOnly value={url} aria-label={t('share.address')} onFocus={(event) => event.target.select()} />
        <Button size="small" variant="soft" onClick={() => void copy().catch(() => setIsCopied(false))}>
          {t(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
    </section>
  );
}
