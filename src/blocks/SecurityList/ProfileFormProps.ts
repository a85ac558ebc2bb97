import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';

/** What every form of the security centre is given. */
export interface ProfileFormProps {
  readonly config: SecurityConfigAnswer;
  readonly label: string;
  readonly onSaved: () => void;
}
