import { type Problem, pointerTo } from '#schemas/base/json/problem.ts';
import { settingIn } from '#schemas/declare/settings/settings.ts';
import { durationText } from './durationText.ts';
import { showValue } from './showValue.ts';
import { blockTitle, settingTitle } from './settingTitle.ts';
import { joinNames } from './joinNames.ts';
import { type ToolTranslator, isToolText } from './toolTranslator.ts';
import { type WordKind, choiceName, wordName } from './words.ts';

/** Params that are words of a document, with the kind of each. */
const kinds: Readonly<Partial<Record<string, WordKind>>> = {
  item: 'footer',
  field: 'field',
  target: 'field',
  role: 'role',
};

function shown(t: ToolTranslator, name: string, value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (name === 'blocks' && Array.isArray(value))
    return joinNames(
      t,
      value.map((block) => blockTitle(t, String(block))),
    );
  if (Array.isArray(value)) return joinNames(t, value.map(String));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A derived shade has its own name; its background may be a plain role.
  if (name === 'shade' || name === 'on') return wordName(t, isToolText(`shade.${text}`) ? 'shade' : 'role', text);
  const kind = kinds[name];
  if (kind) return wordName(t, kind, text);
  const typeKey = `type.${text}`;
  return name === 'type' && isToolText(typeKey) ? t(typeKey) : text;
}

/** Why an address or a pattern is refused, in words. */
function reasonOf(t: ToolTranslator, { params }: Problem): string {
  const reason = params['reason'] ?? params['verdict'];
  const key = `why.${String(reason)}`;
  return isToolText(key) ? t(key) : String(reason ?? '');
}

/** The problem as a sentence for the operator, after the name of the journey that it prevents. A code that this build has no words for is named with its place. */
export function problemSentence(t: ToolTranslator, problem: Problem, release: unknown): string {
  const { code, params, pointer } = problem;
  const cause = params['switch'] ? 'BySwitch' : params['call'] ? 'ByCall' : '';
  const setting = settingIn(release, pointer);
  const kind = code === 'footer.itemHidden' ? cause : code === 'schema.pattern' && setting?.pair?.usual ? 'OfPair' : '';
  const key = `problem.${code}${kind}`;
  const unit = setting?.unit;
  const own = Object.fromEntries(
    // ajv calls the number of characters or entries a limit; a text that counts asks for it as its count.
    Object.entries(params).map(([name, value]) => [
      name === 'limit' ? 'count' : name,
      name === 'limit' && unit && typeof value === 'number'
        ? durationText(t, value, unit)
        : setting && (name === 'before' || name === 'after')
          ? showValue(t, setting, value)
          : shown(t, name, value),
    ]),
  );
  const entry = choiceName(t, pointerTo(String(params['list'])), String(params['entry']));
  const place = settingTitle(t, pointer, release);
  const sentence = t(isToolText(key) ? key : 'problem.other', { ...own, entry, place, code, why: reasonOf(t, problem) });
  const journey = `journey.${String(params['journey'])}`;
  return isToolText(journey) ? t('problem.ofJourney', { journey: t(journey), sentence }) : sentence;
}
