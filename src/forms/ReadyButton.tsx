import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useRuleFormContext } from './RuleFormContext.ts';
import { useIsReady, useIsSending } from './useRuleForm.ts';

/** Sends the form it is in. Disabled until every field is filled in by its rules (FORGOT-04). */
export function ReadyButton({ children }: { readonly children: ReactNode }) {
  const form = useRuleFormContext();
  const isReady = useIsReady(form);
  const isSending = useIsSending(form);
  return (
    <Button type="submit" size="large" block loading={isSending} disabled={!isReady && !isSending}>
      {children}
    </Button>
  );
}
