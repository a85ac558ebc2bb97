import { useRef, useState } from 'react';
import { MOST_PROOF_CHARACTERS } from '#schemas/declare/platform/proofLimit.ts';
import { errorText } from '#src/forms/errorText.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { useTexts } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './PaymentScreen.module.css';
import { shrinkPicture } from './shrinkPicture.ts';

interface PaymentProofProps {
  /** Of the deposit. */
  readonly reference: string;
  /** The platform has a picture already. */
  readonly isSent: boolean;
}

/** Sends a picture that shows the payment of a deposit, as soon as it is chosen; it can be replaced until the deposit is settled. */
export function PaymentProof({ reference, isSent }: PaymentProofProps) {
  const texts = useTexts();
  const { t } = texts;
  const { http } = useSite();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function pictureOf(file: Blob): Promise<string> {
    try {
      return await shrinkPicture(file, MOST_PROOF_CHARACTERS);
    } catch (error) {
      throw new ApiError('payment.proof', 422, String(error));
    }
  }

  async function send(file: Blob) {
    setSending(true);
    setFailure('');
    try {
      await http.send('depositProof', { reference, picture: await pictureOf(file) });
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      setFailure(errorText(texts, error));
    } finally {
      await refresh('depositProof');
      setSending(false);
    }
  }

  return (
    <div className={styles.proof}>
      {isSent ? <FormAlert kind="success">{t('deposit.proofSent')}</FormAlert> : null}
      <Button variant="soft" block loading={isSending} onClick={() => input.current?.click()}>
        {t(isSent ? 'deposit.proofAgain' : 'deposit.proof')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // without it, choosing the same file again is not a change
          if (file) void send(file);
        }}
      />
      {failure === '' ? null : <FormAlert kind="error">{failure}</FormAlert>}
      {failure === '' && !isSent ? <p className={styles.small}>{t('deposit.proofWhy')}</p> : null}
    </div>
  );
}
