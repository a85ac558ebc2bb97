import { AttributeAction, type Selector as SelectorToken, SelectorType, parse as parseSelector } from 'css-what';
import { type ChildNode, type Container, parse } from 'postcss';

/** Gives those rules of a sheet that can apply where only these names occur, in the sheet's order, and the animations that they name. */
export type CriticalCss = (names: ReadonlySet<string>) => string;

/** At-rules that hold rules; every other at-rule stays whole. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** As a language is among the names of a page. */
const langName = (lang: string): string => `:lang(${lang})`;
/** As a component's variant is among them. */
const variantName = (attribute: string, value: string): string => `[${attribute}=${value}]`;

/** The root's look, which a tap changes before other sheets are here. */
const LOOK = 'data-theme';

/** Whether what a part of a selector asks can be so where these names occur. What `:not(…)` names need not occur. */
function canBe(token: SelectorToken, names: ReadonlySet<string>): boolean {
  if (token.type === SelectorType.Attribute) {
    if (token.name === 'class' && token.action === AttributeAction.Element) return names.has(token.value);
    const isVariant = token.name.startsWith('data-') && token.action === AttributeAction.Equals && token.name !== LOOK;
    return !isVariant || names.has(variantName(token.name, token.value));
  }
  if (token.type !== SelectorType.Pseudo) return true;
  if (token.name === 'lang') return names.has(langName(String(token.data)));
  return token.name !== 'is' || !Array.isArray(token.data) || canApply(token.data, names);
}

/** Whether one of these selectors can match where these names occur. */
const canApply = (selectors: readonly SelectorToken[][], names: ReadonlySet<string>): boolean =>
  selectors.some((selector) => selector.every((token) => canBe(token, names)));

function criticalNode(node: ChildNode): CriticalCss {
  const text = node.toString();
  if (node.type === 'rule') {
    const selectors = parseSelector(node.selector);
    return (names) => (canApply(selectors, names) ? text : '');
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

/** Parses a sheet, once for all pages. What a rule asks beside classes, variants and a language is not looked at: it stays. */
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

/** A menu: it is closed while the page is drawn, so what is in it is not seen. */
const MENU = /(<nav[^>]* popover="auto"[^>]*>).*?<\/nav>/gs;

/** The classes and variants that occur in the visible HTML as React writes it, and its language: a parser would take longer than the render. */
export function namesIn(html: string, lang: string): ReadonlySet<string> {
  const visible = html.replaceAll(MENU, '$1');
  return new Set([
    ...[...visible.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ...[...visible.matchAll(/ (data-[a-z-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => variantName(attribute, value)),
    langName(lang.split('-')[0] ?? ''),
  ]);
}
