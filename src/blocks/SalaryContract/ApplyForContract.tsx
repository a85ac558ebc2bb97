import { useState } from 'react';
import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';

interface ApplyForContractProps {
  /** Rates in per cent that may be asked for. */
  readonly bounds: { readonly from: number; readonly to: number };
}

/** A rate as the platform reads it; undefined if it is not a number within the bounds. Some keyboards have a comma only. */
function readRate(text: string, { from, to }: ApplyForContractProps['bounds']): string | undefined {
  const rate = text.trim().replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(rate) && Number(rate) >= from && Number(rate) <= to ? rate : undefined;
}

/** Asks for a contract for a daily salary by the rate that the agent would like (CALL-56). */
export function ApplyForContract({ bounds }: ApplyForContractProps) {
  const t = useText();
  const locale = useLocale();
  const { http, store } = useSite();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [from, to] = [bounds.from, bounds.to].map((bound) => new Intl.NumberFormat(locale).format(bound)) as [string, string]; // map keeps the length

  async function send() {
    const rate = readRate(text, bounds);
    setWrong(rate === undefined);
    if (rate === undefined) return;
    await http.send('salaryApply', { rate });
    await refresh('salaryApply');
    setOpen(false);
    store.getState().showToast(t('contract.applied'), { kind: 'success' });
  }

  return (
    <>
      <Button variant="soft" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contract.apply')}
      </Button>
      {isOpen ? (
        <DecisionDialog
          title={t('contract.apply')}
          confirm={t('contract.applySend')}
          onConfirm={send}
          onClose={() => setOpen(false)}
        >
          <p>{t('contract.applyText')}</p>
          <Field
            label={t('contract.applyRate')}
            hint={t('contract.applyHint', { from, to })}
            error={isWrong ? t('contract.applyFault', { from, to }) : undefined}
            required
          >
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                onChange={({ currentTarget }) => {
                  setText(currentTarget.value);
                  setWrong(false);
                }}
              />
            )}
          </Field>
        </DecisionDialog>
      ) : null}
    </>
  );
}
