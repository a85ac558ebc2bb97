import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';

/** The account's name, under which password managers store the new password. */
export function AccountName() {
  const t = useText();
  const userName = useSiteState((state) => state.session?.userName ?? '');
  return (
    <Field label={t('field.username')}>
      {(ids) => <TextInput {...ids} name="username" autoComplete="username" dir="ltr" readOnly value={userName} />}
    </Field>
  );
}
