import { useState } from 'react';
import type { NewShareView } from '#schemas/edges/api/shares.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { isThisMachine } from '../../kit/parts/isThisMachine.ts';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import { useSay } from '../../kit/texts/say.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './NewShare.module.css';

/** A link that was made just now. Its address is not shown again. */
export function NewShare({ share }: { readonly share: NewShareView }) {
  const say = useSay();
  const { full } = useMoments();
  const [isCopied, setIsCopied] = useState(false);
  const { url, expiresAt } = share;
  const isReachable = !isThisMachine(new URL(url).hostname);

  async function copy() {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  }

  return (
    <section className={styles.root} aria-label={say('share.new')}>
      {isReachable ? <QrCode text={url} label={say('share.code')} /> : null}
      <div className={styles.words}>
        <h3 className={styles.title}>{say(isReachable ? 'share.scan' : 'share.here')}</h3>
        {isReachable ? null : <p role="note">{say('share.unreachable')}</p>}
        <p className={styles.text}>{say('share.once', { when: full(expiresAt) })}</p>
        <TextInput readOnly value={url} aria-label={say('share.address')} onFocus={(event) => event.target.select()} />
        <Button size="small" variant="soft" onClick={() => void copy().catch(() => setIsCopied(false))}>
          {say(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
    </section>
  );
}
