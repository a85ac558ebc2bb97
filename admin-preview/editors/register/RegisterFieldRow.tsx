import { ChevronRight } from 'lucide-react';
import { SwitchInput } from '#src/ui/SwitchInput/SwitchInput.tsx';
import { useSetting } from '../../model/draft/useSetting.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { EditedBadge } from '../fields/EditedBadge.tsx';
import { ReadButton } from '../../kit/parts/ReadButton.tsx';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { settingsBelow } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './RegisterFieldRow.module.css';

interface RegisterFieldLineProps {
  readonly name: string;
  readonly pointer: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Column heads. Decorative for assistive technology: every control has a label of its own. */
export function RegisterFieldHeads() {
  const t = useTranslate();
  return (
    <div className={styles.heads} aria-hidden>
      <span>{t('register.field')}</span>
      <span>{t('register.shown')}</span>
      <span>{t('register.required')}</span>
    </div>
  );
}

/** One field in the list: whether it shows, whether it must be filled in, and how many rules it has. */
export function RegisterFieldLine({ name, pointer, isOpen, onToggle }: RegisterFieldLineProps) {
  const t = useTranslate();
  const enabled = useSetting(`${pointer}/enabled`);
  const required = useSetting(`${pointer}/required`);
  const rules = useSetting(`${pointer}/rules`);
  const [worst] = [...enabled.problems, ...required.problems, ...rules.problems];
  const count = Array.isArray(rules.value) ? rules.value.length : 0;
  // Folded out, each setting says it itself.
  const marks = isOpen
    ? []
    : ([
        ['enabled', enabled],
        ['required', required],
        ['rules', rules],
      ] as const);
  return (
    <div className={styles.line} data-off={enabled.value !== true || undefined}>
      <ReadButton className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRight className={styles.chevron} size={16} aria-hidden />
        <span>{name}</span>
        {worst ? <SeverityIcon severity={worst.severity} /> : null}
        <span className={styles.rules}>{count === 0 ? t('register.noRules') : t('register.rulesCount', { count })}</span>
      </ReadButton>
      <SwitchInput
        aria-label={`${name}: ${t('register.shown')}`}
        checked={enabled.value === true}
        onChange={(event) => enabled.set(event.target.checked)}
      >
        <span className={styles.word}>{t('register.shown')}</span>
      </SwitchInput>
      <SwitchInput
        aria-label={`${name}: ${t('register.required')}`}
        checked={required.value === true}
        onChange={(event) => required.set(event.target.checked)}
      >
        <span className={styles.word}>{t('register.required')}</span>
      </SwitchInput>
      {marks.map(([part, { edited }]) =>
        edited ? (
          <div key={part} className={styles.edited}>
            <EditedBadge
              title={settingTitle(t, `${pointer}/${part}`, undefined)}
              pointer={`${pointer}/${part}`}
              edited={edited}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}

/** The same field in full: every setting with its marks, problems and the place to try its rules. */
export function RegisterFieldDetails({ pointer }: { readonly pointer: string }) {
  return (
    <>
      {settingsBelow(pointer).map((setting) => (
        <DraftField key={setting.pointer} setting={setting} />
      ))}
    </>
  );
}
