import { useState } from 'react';
import type { SecurityListProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { verdictOf } from '#schemas/release/guards/gates.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { lazyPart } from '#src/site/lazyPart.tsx';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { useRead } from '#src/site/useRead.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import { SecurityRows } from './SecurityRows.tsx';
import { isOwnForm } from './securityRows.ts';

const SecurityForm = lazyPart(async () => (await import('./SecurityForm.tsx')).SecurityForm);

/** A trial has nothing to protect; another visitor may use it next. */
function TrialNote() {
  const t = useText();
  return (
    <EmptyState icon="security" text={t('security.trial')}>
      {useEntries(entries)('register') ? (
        <ButtonLink to={paths.register} variant="soft" size="small">
          {t('dialog.register')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** An account's protections and their state (MEM-12); with `?form=` in the address, one of their forms instead. */
export function SecurityList({ rows, progress }: SecurityListProps) {
  const t = useText();
  const { site } = useSite();
  const isTrial = verdictOf('notTrial', useVisitor()) === 'reject';
  const requested = usePageQuery().query.get('form');
  const { data, error, mutate } = useRead('securityConfig', {});
  const shown = rows.filter(useEntries(entries));
  const form = isOwnForm(requested) && shown.includes(requested) ? requested : undefined;
  const [last, setLast] = useState(form);
  if (form !== undefined && form !== last) setLast(form);
  if (isTrial) return <TrialNote />;
  if (shown.length === 0) return <EmptyState icon="security" text={t('security.none')} />;
  // Without the call the state is unknown, and every form can still be opened.
  const config = hasCall(site, 'securityConfig') ? data : {};
  if (config === undefined) {
    return error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton shape="text" count={12} />;
  }
  if (form === undefined) return <SecurityRows rows={shown} config={config} progress={progress} focused={last} />;
  return <SecurityForm key={form} fallback={<Skeleton shape="text" count={6} />} form={form} config={config} />;
}
