import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';

/** Props of every form of the security centre. */
export interface ProfileFormProps {
  readonly config: SecurityConfigAnswer;
  readonly label: string;
  readonly onSaved: () => void;
}
