import { useMemo, useState } from 'react';
import { languages as languageFacts, type Language } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { allowedMethods, formFields } from '#schemas/rules/registerForm.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './RehearsalCard.module.css';
import { RehearsalField } from './RehearsalField.tsx';
import { roundsOf } from './rehearsalRounds.ts';
import type { Seen } from './runRehearsal.ts';
import { mismatchOf } from './mismatchOf.ts';
import { type RehearsalState, useRehearsal } from './useRehearsal.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** What there is to rehearse: one of the ways to register, with its fields and what they are tried with. */
function planOf({ registerSettings, switches }: Site, place: number) {
  const isOn = (name: SwitchName) => switches[name];
  const methods = allowedMethods(isOn);
  const tab = Math.min(place, Math.max(0, methods.length - 1));
  const method = methods[tab];
  const fields = method ? formFields(registerSettings, method, isOn) : [];
  return { methods, method, tab, fields, rounds: roundsOf(fields, today()) };
}

interface SummaryProps {
  readonly state: RehearsalState;
  readonly seen: readonly Seen[];
  /** How many entries are tried in each language. */
  readonly count: number;
  readonly languages: number;
}

/** How far the rehearsal is, and how much of it was not as expected. */
function Summary({ state, seen, count, languages }: SummaryProps) {
  const t = useTranslate();
  const mismatches = seen.filter((each) => mismatchOf(each) !== undefined).length;
  const all = count * languages;
  return (
    <p className={styles.summary} role="status" data-bad={mismatches > 0 || state === 'noAnswer' || undefined}>
      {state === 'noAnswer'
        ? t('rehearsal.noAnswer')
        : state === 'idle'
          ? t('rehearsal.ready', { count, languages: t('rehearsal.languages', { count: languages }) })
          : mismatches === 0
            ? t('rehearsal.asExpected', { count: seen.length, all })
            : t('rehearsal.mismatches', { count: mismatches, tried: seen.length, all })}
    </p>
  );
}

/** Plays the register form of the draft with entries made from its own rules, and lists what a player sees. */
export function RehearsalCard() {
  const t = useTranslate();
  const site = useDraft(({ resolved }) => resolved.site);
  const [place, setPlace] = useState(0);
  const [language, setLanguage] = useState<Language>(site.defaultLanguage);
  const { languages } = site;
  const { methods, method, tab, fields, rounds } = useMemo(() => planOf(site, place), [site, place]);
  const count = rounds.reduce((sum, { trials }) => sum + trials.length, 0);
  const { state, seen, run, stop } = useRehearsal({ languages, rounds, tab });

  return (
    <Card
      title={t('rehearsal.title')}
      text={t('rehearsal.text')}
      aside={
        state === 'running' ? (
          <Button variant="soft" size="small" onClick={stop}>
            {t('rehearsal.stop')}
          </Button>
        ) : (
          <Button size="small" disabled={count === 0} onClick={() => void run()}>
            {t('rehearsal.run')}
          </Button>
        )
      }
    >
      {methods.length > 1 ? (
        <Segmented
          label={t('rehearsal.method')}
          options={methods.map((name) => ({ value: name, label: t(`rehearsal.method.${name}`) }))}
          value={method}
          onChange={(name) => setPlace(methods.indexOf(name))}
        />
      ) : null}
      <Summary state={state} seen={seen} count={count} languages={languages.length} />
      {languages.length > 1 && seen.length > 0 ? (
        <Segmented
          label={t('rehearsal.language')}
          options={languages.map((code) => ({ value: code, label: languageFacts[code].endonym }))}
          value={language}
          onChange={setLanguage}
        />
      ) : null}
      <div className={styles.fields}>
        {fields.map(({ name }) => (
          <RehearsalField
            key={name}
            field={name}
            language={language}
            trials={rounds.flatMap(({ trials }) => trials.filter((trial) => trial.field === name))}
            seen={seen.filter(({ trial }) => trial.field === name)}
          />
        ))}
      </div>
    </Card>
  );
}
