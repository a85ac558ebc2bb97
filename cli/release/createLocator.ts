import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { keysOf } from '#schemas/base/json/problem.ts';
import { type Position, positionAt } from '#schemas/base/json/readJsonText.ts';

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

const rangeAt = (text: string, offset: number, length: number): Range => ({
  start: positionAt(text, offset),
  end: positionAt(text, offset + length),
});

const childAt = (node: Node, key: string): Node | undefined =>
  findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);

/** The value at a pointer, or the nearest one around it: what is missing has no place of its own. */
function nodeAt(root: Node, pointer: string): Node {
  let node = root;
  for (const key of keysOf(pointer)) {
    const child = childAt(node, key);
    if (child === undefined) return node;
    node = child;
  }
  return node;
}

/** What is marked of a value: all of a simple one, the name of a property or the first character of what holds many others. */
function markedPart(node: Node): { readonly offset: number; readonly length: number } {
  const [name] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  const begin = name?.offset ?? node.offset;
  if (node.children === undefined) return { offset: begin, length: node.offset + node.length - begin };
  return { offset: begin, length: name?.length ?? 1 };
}

/** Gives the place of a JSON Pointer in a text. */
export function createLocator(text: string): (pointer: string) => Range {
  const root = parseTree(text);
  return (pointer) => {
    const { offset, length } = root === undefined ? { offset: 0, length: 0 } : markedPart(nodeAt(root, pointer));
    return rangeAt(text, offset, length);
  };
}
