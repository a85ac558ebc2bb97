import { type FrameFault, MOST_FAULTS } from '#schemas/edges/preview/frameFaults.schema.ts';
import { findLayoutFaults } from '#src/lib/findLayoutFaults.ts';
import { waitUntilStill } from '#src/lib/waitUntilStill.ts';
import { findContrastFaults } from './findContrastFaults.ts';
import { partAt } from './frameParts.ts';
import { outlineElements } from './outlineParts.ts';

/** An answer of the platform may draw more of the page. */
const QUIET_MS = 400;
const LONGEST_DETAIL = 600;

export interface LayoutCheck {
  /** Elements that players could not read or use, once the page is still; undefined when a newer check has begun, or the frame has no layout. */
  check(): Promise<readonly FrameFault[] | undefined>;
  /** Scrolls to the part of the page that a fault of the last check is about, and outlines it. */
  reveal(index: number): void;
}

/** Checks the current page by the rules of `npm run stress`. Deliberately shortened text is not a fault. */
export function createLayoutCheck(): LayoutCheck {
  let found: readonly Element[] = [];
  let newest = 0;
  return {
    async check() {
      newest += 1;
      const own = newest;
      await waitUntilStill(QUIET_MS);
      if (own !== newest || innerWidth === 0) return undefined;
      const elements: Element[] = [];
      const y = scrollY;
      const layout = findLayoutFaults((element) => elements.push(element));
      scrollTo({ top: y, behavior: 'instant' }); // controls are checked one after another
      const contrast = await findContrastFaults();
      if (own !== newest) return undefined;
      const shown = [
        ...layout.flatMap(({ rule, ...fault }, index) =>
          rule === 'shortened' ? [] : [{ ...fault, rule, place: elements[index] ?? document.body }],
        ),
        ...contrast,
      ].slice(0, MOST_FAULTS);
      found = shown.map(({ place }) => place);
      return shown.map(({ rule, text, detail, place }) => ({
        rule,
        text,
        detail: detail.slice(0, LONGEST_DETAIL),
        part: partAt(place),
      }));
    },
    reveal(index) {
      const element = found[index];
      if (!element?.isConnected) return;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      outlineElements([{ elements: [element], label: '' }]);
    },
  };
}
