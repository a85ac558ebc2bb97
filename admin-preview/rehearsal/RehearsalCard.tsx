import { useEffect, useMemo, useRef, useState } from 'react';
import { languages as languageFacts, type Language } from '#schemas/languages.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { SwitchName } from '#schemas/switchNames.ts';
import { allowedMethods, formFields } from '#schemas/rules/registerForm.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { Card } from '../parts/Card.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { useSay } from '../texts/say.ts';
import styles from './RehearsalCard.module.css';
import { RehearsalField } from './RehearsalField.tsx';
import { roundsOf } from './rehearsalRounds.ts';
import { LEFT, type Seen, runRehearsal } from './runRehearsal.ts';
import { surpriseOf } from './surpriseOf.ts';

const today = () => new Date().toISOString().slice(0, 10);

type State = 'idle' | 'running' | 'done' | 'noAnswer';

/** What there is to rehearse: one of the ways to register, with its fields and what they are tried with. */
function planOf({ registerSettings, switches }: Site, place: number) {
  const isOn = (name: SwitchName) => switches[name];
  const methods = allowedMethods(isOn);
  const tab = Math.min(place, Math.max(0, methods.length - 1));
  const method = methods[tab];
  const fields = method ? formFields(registerSettings, method, isOn) : [];
  return { methods, method, tab, fields, rounds: roundsOf(fields, today()) };
}

/** Plays the register form of the draft with entries made from its own rules, and lists what a player sees. */
export function RehearsalCard() {
  const say = useSay();
  const link = useFrameLink();
  const site = useDraft(({ resolved }) => resolved.site);
  const [place, setPlace] = useState(0);
  const [state, setState] = useState<State>('idle');
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [language, setLanguage] = useState<Language>(site.defaultLanguage);
  const running = useRef<AbortController>(undefined);
  const ended = useRef<Promise<unknown>>(Promise.resolve());
  const { languages } = site;
  const { methods, method, tab, fields, rounds } = useMemo(() => planOf(site, place), [site, place]);
  const count = rounds.reduce((sum, { trials }) => sum + trials.length, 0);
  const surprises = seen.filter((each) => surpriseOf(each) !== undefined).length;
  const all = count * languages.length;

  useEffect(() => () => running.current?.abort(LEFT), []);

  // What was seen belongs to the form as it was.
  useEffect(() => {
    setSeen([]);
    setState('idle');
    return () => running.current?.abort();
  }, [rounds, languages]);

  async function run() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSeen([]);
    setState('running');
    await ended.current; // it puts the preview back first
    if (controller.signal.aborted) return;
    const rehearsal = runRehearsal({
      link,
      languages,
      rounds,
      tab,
      signal: controller.signal,
      onSeen: (more) => setSeen((before) => [...before, ...more]),
    });
    ended.current = rehearsal;
    const isAnswered = await rehearsal;
    if (controller.signal.aborted) return;
    setState(isAnswered ? 'done' : 'noAnswer');
  }

  return (
    <Card
      title={say('rehearsal.title')}
      text={say('rehearsal.text')}
      aside={
        state === 'running' ? (
          <Button
            variant="soft"
            size="small"
            onClick={() => {
              running.current?.abort();
              setState('done');
            }}
          >
            {say('rehearsal.stop')}
          </Button>
        ) : (
          <Button size="small" disabled={count === 0} onClick={() => void run()}>
            {say('rehearsal.run')}
          </Button>
        )
      }
    >
      {methods.length > 1 ? (
        <Segmented
          label={say('rehearsal.method')}
          options={methods.map((name) => ({ value: name, label: say(`rehearsal.method.${name}`) }))}
          value={method}
          onChange={(name) => setPlace(methods.indexOf(name))}
        />
      ) : null}
      <p className={styles.summary} role="status" data-bad={surprises > 0 || state === 'noAnswer' || undefined}>
        {state === 'noAnswer'
          ? say('rehearsal.noAnswer')
          : state === 'idle'
            ? say('rehearsal.ready', { count, languages: say('rehearsal.languages', { count: languages.length }) })
            : surprises === 0
              ? say('rehearsal.asExpected', { count: seen.length, all })
              : say('rehearsal.surprises', { count: surprises, tried: seen.length, all })}
      </p>
      {languages.length > 1 && seen.length > 0 ? (
        <Segmented
          label={say('rehearsal.language')}
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
