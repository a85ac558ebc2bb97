import { isObject } from '#schemas/base/json/isObject.ts';
import { splitPair } from '#schemas/base/text/pair.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { isSwitchName } from '#schemas/declare/names/switchNames.ts';
import { readSwitch } from '#schemas/base/json/readSwitch.ts';
import { durationText } from './durationText.ts';
import { joinNames } from './joinNames.ts';
import type { ToolTranslator } from './toolTranslator.ts';
import { type WordKind, choiceName, leftName, rightName, wordName } from './words.ts';
import type { Setting, Widget } from '#schemas/declare/settings/settings.ts';

/** The parts of a setting that decide how its value is written. */
export type ValueFormat = Pick<Setting, 'widget' | 'choices' | 'pointer' | 'unit' | 'pair'>;

const MAX_SHOWN = 80;

/** The addresses of calls. A call without one is one that the platform does not have. */
const PATHS = pointerTo('template', 'behaviour', 'platform', 'paths');

const listKinds: Readonly<Partial<Record<Widget, WordKind>>> = {
  'language-list': 'language',
  language: 'language',
  'footer-order': 'footer',
  'category-list': 'category',
  'field-order': 'field',
};

const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);

const commaWords = (value: string): string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The items of a setting whose value is an ordered list; undefined for any other. */
export function orderedWords({ widget }: ValueFormat, value: unknown): readonly string[] | undefined {
  if (widget === 'language' || listKinds[widget] === undefined) return undefined;
  if (typeof value === 'string') return commaWords(value);
  return Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined;
}

/** Name of an ordered list's item for operators. */
export function orderedName(t: ToolTranslator, { widget }: ValueFormat, word: string): string {
  const kind = listKinds[widget];
  return kind ? wordName(t, kind, word) : word;
}

function list(t: ToolTranslator, shown: ValueFormat, words: readonly unknown[]): string {
  const { widget, pointer, choices } = shown;
  const kind = listKinds[widget];
  const nameOf = (word: string) => {
    if (widget === 'pairs') return pairName(t, shown, word);
    if (kind) return wordName(t, kind, word);
    return choices.length > 0 && widget !== 'codes' ? choiceName(t, pointer, word) : word;
  };
  const names = words.map((word) =>
    typeof word === 'string' ? nameOf(word) : isObject(word) ? ruleName(t, word) : String(word),
  );
  return names.length === 0 ? t('value.empty') : joinNames(t, names);
}

function pairName(t: ToolTranslator, shown: ValueFormat, pair: string): string {
  const [left, right] = splitPair(pair);
  const isMissing = right === '' && shown.pointer === PATHS;
  return t('pair.shown', {
    left: leftName(t, shown, left),
    right: isMissing ? t('value.noCall') : rightName(t, shown.pointer, right),
  });
}

const ruleName = (t: ToolTranslator, { rule, value }: Readonly<Record<string, unknown>>): string =>
  `${wordName(t, 'rule', String(rule))} ${String(value ?? '')}`.trim();

/** A setting's value as a person would say it: on, off, names in order, lengths of time, quoted text. */
export function showValue(t: ToolTranslator, shown: ValueFormat, value: unknown): string {
  const { widget, choices, pointer, unit } = shown;
  if (value === undefined || value === '' || value === null) return t('value.empty');
  if (widget === 'switch') return t(readSwitch(value) ? 'value.on' : 'value.off');
  if (Array.isArray(value)) return list(t, shown, value);
  if (unit && typeof value === 'number') return durationText(t, value, unit);
  if (typeof value !== 'string') return typeof value === 'object' ? shorten(JSON.stringify(value)) : String(value);
  if (listKinds[widget]) return list(t, shown, commaWords(value));
  if (widget === 'switch-name' && isSwitchName(value)) return t.declared(pointerTo('switches', value), 'title');
  if (choices.length > 0) return choiceName(t, pointer, value);
  return widget === 'colour' ? value : `“${shorten(value)}”`;
}
