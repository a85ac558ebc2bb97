import { type ReactNode, useState } from 'react';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { type RegisterMethodTab, registerMethods } from '#schemas/declare/register/registerEntries.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import styles from './RegistrationWays.module.css';
import { useRegisterSettings } from './inside/useRegisterSettings.ts';

interface Way {
  readonly method: RegisterMethodTab;
  readonly settings: RegisterSettings;
  readonly onReload: () => Promise<void>;
}

interface RegistrationWaysProps {
  /** Explanation of the form, above the methods. */
  readonly lead: string;
  /** Condition of each method. */
  readonly ways: Readonly<Record<RegisterMethodTab, Condition>>;
  /** The form of a method; the same component for all, so that values stay. */
  readonly children: (way: Way) => ReactNode;
}

/** The ways to register that there are, as tabs where there are several. */
export function RegistrationWays({ lead, ways, children }: RegistrationWaysProps) {
  const t = useText();
  const { settings, reload } = useRegisterSettings();
  const methods = registerMethods.filter(useEntries(ways));
  const [chosen, setChosen] = useState<RegisterMethodTab>('username');
  const method = methods.includes(chosen) ? chosen : methods[0];
  if (method === undefined) return <FormAlert kind="error">{t('error.permission')}</FormAlert>;
  const form = children({ method, settings, onReload: reload });
  return (
    <>
      <div className={styles.lead}>
        <p>{lead}</p>
        <p className={styles.note}>{t('form.required')}</p>
      </div>
      {methods.length === 1 ? (
        form
      ) : (
        <Tabs
          label={t('register.methods')}
          tabs={methods.map((id) => ({ id, label: t(`register.method.${id}`) }))}
          selected={method}
          onSelect={setChosen}
        >
          {form}
        </Tabs>
      )}
    </>
  );
}
