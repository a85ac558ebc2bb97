import { useState } from 'react';
import type { Earning } from '#schemas/declare/platform/contracts.schema.ts';
import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { entries } from './entries.ts';

/** Pays a dividend out to the wallet, after asking (CALL-63). */
export function PayOut({ dividend }: { readonly dividend: Earning }) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const { store } = useSite();
  const shows = useEntries(entries);
  const send = useSend();
  const [isOpen, setOpen] = useState(false);
  if (!shows('payOut')) return null;

  async function payOut() {
    const { amount } = await send('dividendPayout', { dividendId: dividend.id });
    setOpen(false);
    store.getState().showToast(t('dividend.paidOut', { amount: money(amount, locale, currency) }), { kind: 'success' });
  }

  return (
    <>
      <Button block icon="deposit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('dividend.payOut')}
      </Button>
      {isOpen ? (
        <DecisionDialog
          title={t('dividend.payOutTitle', { amount: money(dividend.amount, locale, currency) })}
          confirm={t('dividend.payOut')}
          onConfirm={payOut}
          onClose={() => setOpen(false)}
        >
          <p>{t('dividend.payOutText')}</p>
        </DecisionDialog>
      ) : null}
    </>
  );
}
