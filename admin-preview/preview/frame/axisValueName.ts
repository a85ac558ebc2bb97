import { type ScenarioAxis, scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import { statusPages } from '#schemas/release/resolve/statusPages.ts';
import { type StatusPages, gateOf } from '#schemas/declare/names/statusGate.ts';
import { type ToolTranslator, isToolText } from '#texts/tool/toolTranslator.ts';

/** Axes whose values are called as something else is: `audience.guest` is a group, `visitor.guest` is one of them. */
const prefixes: Readonly<Partial<Record<ScenarioAxis, string>>> = { audience: 'visitor', theme: 'look' };

const usualPages = statusPages('a', []);

/** A status is called by the page that it shows; its code tells codes apart that show the same page. */
function statusName(t: ToolTranslator, code: string, pages: StatusPages): string {
  const gate = gateOf(Number(code), pages);
  const name = gate === 'open' ? t('status.open') : t(`screen.${gate}`);
  const isOnly = scenarioAxes.status.every((other) => other === code || gateOf(Number(other), pages) !== gate);
  return isOnly ? name : t('status.coded', { page: name, code });
}

/**
 * What the tool calls a value of an axis; the value itself where it has no text.
 *
 * @param pages What the status codes of the merchant mean, where there is one.
 */
export function axisValueName(t: ToolTranslator, axis: ScenarioAxis, value: string, pages = usualPages): string {
  if (axis === 'status') return statusName(t, value, pages);
  const key = `${prefixes[axis] ?? axis}.${value}`;
  return isToolText(key) ? t(key) : value;
}
