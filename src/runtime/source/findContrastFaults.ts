import { isObject } from '#schemas/base/json/isObject.ts';
import type { LayoutFault } from '#src/lib/findLayoutFaults.ts';

interface ContrastFault extends Omit<LayoutFault, 'rule'> {
  readonly rule: 'contrast';
  readonly place: Element;
}

const LONGEST_TEXT = 300;

/** The two colours, their contrast, and the required one. */
function detailOf(data: unknown): string {
  if (!isObject(data)) return '';
  return `${String(data['fgColor'])} / ${String(data['bgColor'])}: ${String(data['contrastRatio'])} < ${String(data['expectedContrastRatio'])}`;
}

async function checkContrast(): Promise<ContrastFault[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.flatMap(({ element, any: [check] }) => {
      if (!element) return [];
      const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT);
      return [{ rule: 'contrast' as const, element: element.localName, text, detail: detailOf(check?.data), place: element }];
    }),
  );
}

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Text whose colour is too close to its background (WCAG 1.4.3). The checker is loaded on demand. It refuses to start while it runs, and a run
 * on a busy machine can outlast the operator's next request: so calls run one after another.
 */
export function findContrastFaults(): Promise<ContrastFault[]> {
  const run = lastRun.then(checkContrast, checkContrast);
  lastRun = run;
  return run;
}
