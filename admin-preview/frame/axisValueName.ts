import type { ScenarioAxis } from '#schemas/preview/scenario.ts';
import { type Say, isToolText } from '#texts/tool/say.ts';

/** Axes whose values are called as something else is: `audience.guest` is a group, `visitor.guest` is one of them. */
const prefixes: Readonly<Partial<Record<ScenarioAxis, string>>> = { audience: 'visitor', theme: 'look' };

/** What the tool calls a value of an axis; the value itself where it has no text. */
export function axisValueName(say: Say, axis: ScenarioAxis, value: string): string {
  const key = `${prefixes[axis] ?? axis}.${value}`;
  return isToolText(key) ? say(key) : value;
}
