const VARIABLE = /var\(\s*(--[\w-]+)/g;
const DECLARATION = /([\w-]+)\s*:\s*([^;]+)/g;
/** The parts of a selector for temporary states and pseudo-elements. */
const STATE =
  /::?(?:hover|active|focus|focus-visible|focus-within|checked|disabled|before|after|placeholder|backdrop|marker|popover-open)\b/g;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList); // media, container, supports, layer
  }
}

/** Whether a rule is about something that is on the page, in any state of it. */
function isOnPage({ selectorText }: CSSStyleRule): boolean {
  try {
    return document.querySelector(selectorText.replaceAll(STATE, '') || '*') !== null;
  } catch {
    return false; // a selector that is only valid with its state
  }
}

/** Custom properties that the styles of the page's elements use, directly or through others. */
export function propertiesInUse(): ReadonlySet<string> {
  const wanted: string[] = [];
  const behind = new Map<string, string[]>();
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of styleRules(sheet.cssRules)) {
      if (!isOnPage(rule)) continue;
      for (const [, name = '', value = ''] of rule.style.cssText.matchAll(DECLARATION)) {
        const used = [...value.matchAll(VARIABLE)].flatMap(([, property]) => property ?? []);
        if (name.startsWith('--')) behind.set(name, [...(behind.get(name) ?? []), ...used]);
        else wanted.push(...used);
      }
    }
  }
  const found = new Set<string>();
  for (let property = wanted.pop(); property !== undefined; property = wanted.pop()) {
    if (found.has(property)) continue;
    found.add(property);
    wanted.push(...(behind.get(property) ?? []));
  }
  return found;
}
