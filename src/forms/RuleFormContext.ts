import { createContext, useContext } from 'react';
import type { RuleForm } from './useRuleForm.ts';

export const RuleFormContext = createContext<RuleForm | undefined>(undefined);

/** The form that a field is in. */
export function useRuleFormContext(): RuleForm {
  const form = useContext(RuleFormContext);
  if (!form) throw new Error('useRuleFormContext needs a RuleForm');
  return form;
}
