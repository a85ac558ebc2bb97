import { type Problem, pointerTo } from '#schemas/base/json/problem.ts';
import { settingIn } from '#schemas/declare/settings/settings.ts';
import { durationText } from './durationText.ts';
import { showValue } from './showValue.ts';
import { blockTitle, settingTitle } from './settingTitle.ts';
import { joinNames } from './joinNames.ts';
import { type Say, isToolText } from './say.ts';
import { type WordKind, choiceName, wordName } from './words.ts';

/** Params that are words of a document, with the kind of each. */
const kinds: Readonly<Partial<Record<string, WordKind>>> = {
  item: 'footer',
  field: 'field',
  target: 'field',
  role: 'role',
};

function shown(say: Say, name: string, value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (name === 'blocks' && Array.isArray(value))
    return joinNames(
      say,
      value.map((block) => blockTitle(say, String(block))),
    );
  if (Array.isArray(value)) return joinNames(say, value.map(String));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A derived shade has its own name; its background may be a plain role.
  if (name === 'shade' || name === 'on') return wordName(say, isToolText(`shade.${text}`) ? 'shade' : 'role', text);
  const kind = kinds[name];
  if (kind) return wordName(say, kind, text);
  const typeKey = `type.${text}`;
  return name === 'type' && isToolText(typeKey) ? say(typeKey) : text;
}

/** Why an address or a pattern is refused, in words. */
function reasonOf(say: Say, { params }: Problem): string {
  const reason = params['reason'] ?? params['verdict'];
  const key = `why.${String(reason)}`;
  return isToolText(key) ? say(key) : String(reason ?? '');
}

/** The problem as a sentence for the operator, after the name of the journey that it prevents. A code that this build has no words for is named with its place. */
export function problemSentence(say: Say, problem: Problem, release: unknown): string {
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
        ? durationText(say, value, unit)
        : setting && (name === 'before' || name === 'after')
          ? showValue(say, setting, value)
          : shown(say, name, value),
    ]),
  );
  const entry = choiceName(say, pointerTo(String(params['list'])), String(params['entry']));
  const place = settingTitle(say, pointer, release);
  const sentence = say(isToolText(key) ? key : 'problem.other', { ...own, entry, place, code, why: reasonOf(say, problem) });
  const journey = `journey.${String(params['journey'])}`;
  return isToolText(journey) ? say('problem.ofJourney', { journey: say(journey), sentence }) : sentence;
}
