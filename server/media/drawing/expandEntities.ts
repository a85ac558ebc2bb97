import { HttpProblem } from '../../errors/HttpProblem.ts';

/** The longest text that entities may unfold to, in characters: ten of ten of ten … would fill any memory. */
const MAX_LENGTH = 12 * 1024 * 1024;

const COMMENT = /<!--[\s\S]*?-->/g;
/** Declaration of the document's type with its internal subset, which lists entities. */
const DOCTYPE = /<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[((?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<(?!!--))*)\]\s*)?>/i;
/** An entity with its text. External ones and those of parameters have none, and are dropped. */
const ENTITY = /<!ENTITY\s+([A-Za-z_:][\w:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&([A-Za-z_:][\w:.-]*);/g;
/** Of XML itself: the parser reads them. */
const OWN = ['amp', 'lt', 'gt', 'quot', 'apos'];

function entitiesIn(subset: string): ReadonlyMap<string, string> {
  const found = [...subset.replaceAll(COMMENT, '').matchAll(ENTITY)];
  // The first declaration of a name counts.
  return new Map(found.toReversed().map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

/**
 * A document without its type declaration and with the entities of that declaration in place, as Illustrator writes for its namespaces.
 *
 * @throws HttpProblem `picture.parts` when they unfold to more than a drawing needs.
 */
export function expandEntities(text: string): string {
  const [declaration, subset = ''] = DOCTYPE.exec(text) ?? [''];
  const declared = entitiesIn(subset);
  const expanded = new Map<string, string>();

  function expand(part: string, within: readonly string[]): string {
    let length = part.length;
    return part.replaceAll(REFERENCE, (reference, name: string) => {
      const value = OWN.includes(name) || within.includes(name) ? undefined : declared.get(name);
      if (value === undefined) return reference;
      const whole = expanded.get(name) ?? expand(value, [...within, name]);
      expanded.set(name, whole);
      length += whole.length;
      if (length > MAX_LENGTH) throw new HttpProblem('picture.parts');
      return whole;
    });
  }

  return expand(text.replace(declaration, ''), []);
}
