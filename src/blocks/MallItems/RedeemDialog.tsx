import { useState } from 'react';
import type { Answer } from '#schemas/platform/answers.ts';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useItemName } from './MallItem.tsx';

interface RedeemDialogProps {
  readonly item: Answer<'mall'>['items'][number];
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once more before points are spent. */
export function RedeemDialog({ item, reload, onClose }: RedeemDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const locale = useLocale();
  const name = useItemName(item);
  const { http } = useSite();
  const showToast = useSiteState((state) => state.showToast);
  const balance = useBalance();
  // However often it is pressed or sent again, this is one wish, and it is paid once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const { attempt, failure } = useAttempt('other');

  async function redeem() {
    setSending(true);
    await attempt(async () => {
      await http.send('redeemItem', { itemId: item.id, requestId });
      showToast(t('mall.booked', { name }), { kind: 'success' });
      onClose();
    });
    setSending(false);
    await Promise.allSettled([reload(), balance.mutate()]);
  }

  return (
    <Dialog
      title={t('mall.redeem')}
      onClose={onClose}
      footer={
        <Button block loading={isSending} onClick={() => void redeem()}>
          {t('mall.confirm')}
        </Button>
      }
    >
      {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
      <p>{t('mall.ask', { name, points: new Intl.NumberFormat(locale).format(item.points) })}</p>
    </Dialog>
  );
}
