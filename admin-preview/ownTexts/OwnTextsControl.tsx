import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keysOf } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { ControlProps } from '../controls/Control.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { type Say, useSay } from '../texts/say.ts';
import { wordName } from '../texts/words.ts';
import styles from './OwnTextsControl.module.css';

const KEY = /^[a-z][a-zA-Z0-9.]{1,60}$/;

type Texts = Readonly<Record<string, string>>;

const textsOf = (value: unknown): Texts =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)])) : {};

/** What another language says under the same key, so that nobody translates blindly. */
function elsewhere(
  say: Say,
  strings: Readonly<Record<string, Texts | undefined>>,
  language: string,
  key: string,
): string | undefined {
  const [code, texts] = Object.entries(strings).find(([other, own]) => other !== language && own?.[key]) ?? [];
  return code && texts ? say('texts.other', { language: wordName(say, 'language', code), text: texts[key] ?? '' }) : undefined;
}

function NewText({ taken, onAdd }: { readonly taken: readonly string[]; readonly onAdd: (key: string) => void }) {
  const say = useSay();
  const [key, setKey] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fault = taken.includes(key) ? say('texts.keyTaken') : KEY.test(key) ? undefined : say('texts.keyBad');
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(fault !== undefined);
    if (fault !== undefined) return;
    onAdd(key);
    setKey('');
  }
  return (
    <form className={styles.add} onSubmit={onSubmit}>
      <Field label={say('texts.addKey')} hint={say('texts.keyHint')} error={isTried ? fault : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={key}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setKey(event.target.value.trim())}
          />
        )}
      </Field>
      <Button type="submit" variant="soft" size="small">
        {say('texts.add')}
      </Button>
    </form>
  );
}

/** The merchant's own texts of one language, by key. A key of another language waits to be filled. */
export function OwnTextsControl({ pointer, value, onChange }: ControlProps) {
  const say = useSay();
  const language = keysOf(pointer)[2] ?? '';
  const strings: Readonly<Record<string, Texts | undefined>> = useDraft(({ resolved }) => resolved.site.strings);
  const texts = textsOf(value);
  const keys = [...new Set([...Object.keys(texts), ...Object.values(strings).flatMap((own) => Object.keys(own ?? {}))])].sort();
  const write = (key: string, text: string | undefined) => {
    const { [key]: _before, ...others } = texts;
    const next = text === undefined ? others : { ...texts, [key]: text };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <div className={styles.root}>
      {keys.length === 0 ? (
        <p className={styles.empty}>{say('texts.empty', { language: wordName(say, 'language', language) })}</p>
      ) : null}
      <ul className={styles.list}>
        {keys.map((key) => {
          const hint = elsewhere(say, strings, language, key);
          return (
            <li key={key} className={styles.item} data-pointer={`${pointer}/${key}`}>
              <label className={styles.key} htmlFor={`${pointer}/${key}`}>
                {key}
              </label>
              {Object.hasOwn(texts, key) ? (
                <ToolButton label={say('texts.remove', { key })} onClick={() => write(key, undefined)}>
                  <X size={16} aria-hidden />
                </ToolButton>
              ) : null}
              <textarea
                id={`${pointer}/${key}`}
                className={styles.text}
                rows={1}
                dir="auto"
                value={texts[key] ?? ''}
                placeholder={hint}
                onChange={(event) => write(key, event.target.value)}
              />
              {hint && texts[key] ? <p className={styles.hint}>{hint}</p> : null}
            </li>
          );
        })}
      </ul>
      <NewText taken={keys} onAdd={(key) => write(key, '')} />
    </div>
  );
}
