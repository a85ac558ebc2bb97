import { AttributeAction, SelectorType, parse as parseSelector } from 'css-what';
import { type ChildNode, type Container, parse } from 'postcss';

/** Gives those rules of a sheet that can apply where only these classes occur, in the sheet's order. */
export type CriticalCss = (classes: ReadonlySet<string>) => string;

/** At-rules that hold rules; every other at-rule stays whole. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** The classes that must occur for each of a rule's selectors. What `:not(…)`, `:is(…)` and attributes name need not occur. */
const neededBy = (selectors: string): string[][] =>
  parseSelector(selectors).map((selector) =>
    selector.flatMap((token) =>
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element
        ? token.value
        : [],
    ),
  );

function criticalNode(node: ChildNode): CriticalCss {
  const text = node.toString();
  if (node.type === 'rule') {
    const needed = neededBy(node.selector);
    return (classes) => (needed.some((names) => names.every((name) => classes.has(name))) ? text : '');
  }
  if (node.type !== 'atrule' || node.nodes === undefined) return () => `${text};`;
  if (!CONDITIONS.has(node.name)) return () => text;
  const critical = criticalNodes(node.nodes);
  return (classes) => {
    const inner = critical(classes);
    return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`;
  };
}

function criticalNodes(nodes: Container['nodes'] = []): CriticalCss {
  const parts = nodes.map(criticalNode);
  return (classes) => parts.map((part) => part(classes)).join('');
}

/** Parses a sheet, once for all pages. What a rule asks beside classes is not looked at: it stays. */
export const criticalCss = (css: string): CriticalCss => criticalNodes(parse(css).nodes);

/** The classes that occur in HTML as React writes it: a parser would take longer than the render. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
