import { AttributeAction, type Selector as SelectorToken, SelectorType, parse as parseSelector } from 'css-what';
import { type ChildNode, type Container, parse } from 'postcss';

/** Gives those rules of a sheet that can apply where only these names occur, in the sheet's order, and the animations that they name. */
export type CriticalCss = (names: ReadonlySet<string>) => string;

/** At-rules that hold rules; every other at-rule stays whole. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** As a language stands among the names of a page. */
const langName = (lang: string): string => `:lang(${lang})`;

function nameIn(token: SelectorToken): string | undefined {
  if (token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element)
    return token.value;
  return token.type === SelectorType.Pseudo && token.name === 'lang' ? langName(String(token.data)) : undefined;
}

/** Classes and languages that must occur for each of a rule's selectors. What `:not(…)`, `:is(…)` and attributes name need not occur. */
const neededBy = (selectors: string): string[][] =>
  parseSelector(selectors).map((selector) => selector.flatMap((token) => nameIn(token) ?? []));

function criticalNode(node: ChildNode): CriticalCss {
  const text = node.toString();
  if (node.type === 'rule') {
    const needed = neededBy(node.selector);
    return (names) => (needed.some((all) => all.every((name) => names.has(name))) ? text : '');
  }
  if (node.type !== 'atrule' || node.nodes === undefined) return () => `${text};`;
  if (!CONDITIONS.has(node.name)) return () => text;
  const critical = criticalNodes(node.nodes);
  return (names) => {
    const inner = critical(names);
    return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`;
  };
}

function criticalNodes(nodes: Container['nodes'] = []): CriticalCss {
  const parts = nodes.map(criticalNode);
  return (names) => parts.map((part) => part(names)).join('');
}

/** Parses a sheet, once for all pages. What a rule asks beside classes and a language is not looked at: it stays. */
export function criticalCss(css: string): CriticalCss {
  const sheet = parse(css);
  const animations: { readonly name: string; readonly text: string }[] = [];
  sheet.walkAtRules('keyframes', (rule) => {
    animations.push({ name: rule.params, text: rule.toString() });
    rule.remove();
  });
  const critical = criticalNodes(sheet.nodes);
  return (names) => {
    const rules = critical(names);
    return rules + animations.flatMap(({ name, text }) => (rules.includes(name) ? text : [])).join('');
  };
}

/** The classes that occur in HTML as React writes it, and its language: a parser would take longer than the render. */
export const namesIn = (html: string, lang: string): ReadonlySet<string> =>
  new Set([
    ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    langName(lang.split('-')[0] ?? ''),
  ]);
