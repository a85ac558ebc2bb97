import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { resolveRelease } from '../../model/draft/resolveDraft.ts';
import { MerchantInput } from '../../kit/parts/MerchantInput.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { goTo, readRoute, useHash } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './OtherMerchant.module.css';

/** Chooses another merchant, whose live release the draft is compared with. The address names it. */
export function OtherMerchant({ onChosen }: { readonly onChosen: (settings: FullRelease) => void }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const presets = useDraft((state) => state.presets);
  const own = useDraft((state) => state.merchantCode);
  const route = readRoute(useHash());
  const against = route.page === 'editor' ? route.against : undefined;
  const [code, setCode] = useState('');
  const { attempt, fault, isBusy } = useAttempt();

  const load = (other: string) =>
    attempt(async () => {
      const { live } = await api.merchant({ code: other });
      onChosen(resolveRelease(live.document, presets).full);
    });
  const show = useEffectEvent((other: string) => {
    setCode(other);
    void load(other);
  });
  useEffect(() => {
    if (against !== undefined) show(against);
  }, [against]);

  function compare(event: FormEvent) {
    event.preventDefault();
    const other = code.trim();
    if (other === against) void load(other); // once more
    else goTo({ page: 'editor', merchantCode: own, section: 'changes', part: 'merchant', against: other });
  }

  return (
    <form className={styles.root} onSubmit={compare}>
      <Field label={t('changes.merchant.which')} error={fault}>
        {(ids) => <MerchantInput {...ids} value={code} onValue={setCode} isOffered={(each) => each !== own} />}
      </Field>
      <Button type="submit" variant="soft" loading={isBusy} disabled={code.trim() === '' || code.trim() === own}>
        {t('changes.merchant.compare')}
      </Button>
    </form>
  );
}
