import type { LayoutRule } from '#schemas/edges/preview/frameFaults.schema.ts';

/** Something on a page that a player cannot read or use. */
export interface LayoutFault {
  readonly rule: LayoutRule;
  /** The element and its ancestors. */
  readonly element: string;
  readonly text: string;
  readonly detail: string;
}

/**
 * Finds layout faults on the current page, by the rules of `layoutRules`. Runs in the page, so it must not use anything outside itself.
 *
 * @param onFault Receives the element of each fault, in the order of the result.
 */
// oxlint-disable-next-line max-lines-per-function -- it is sent into pages as its source, so everything that it calls is inside it
export function findLayoutFaults(onFault?: (element: Element) => void): LayoutFault[] {
  const SLACK = 1; // boxes end between pixels
  const LINE_SLACK = 4; // ascenders and descenders of some scripts reach out of their line's box
  const LEAST_TARGET = 24;
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="option"]';

  const faults: LayoutFault[] = [];
  const page = document.documentElement;

  const nameOf = (element: Element): string => {
    const role = element.getAttribute('role');
    const style = [...element.classList].join('.');
    const id = element.id ? `#${element.id}` : '';
    return element.localName + id + (role ? `[role=${role}]` : '') + (style ? `.${style}` : '');
  };
  const pathTo = (element: Element): string => {
    const path: string[] = [];
    for (let at: Element | null = element; at && at !== document.body && path.length < 4; at = at.parentElement)
      path.unshift(nameOf(at));
    return path.join(' > ');
  };
  const textOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 300);
  const report = (rule: LayoutFault['rule'], element: Element, detail: string) => {
    const fault = { rule, element: pathTo(element), text: textOf(element), detail };
    if (faults.some((known) => known.rule === rule && known.element === fault.element)) return;
    faults.push(fault);
    onFault?.(element);
  };

  const styleOf = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element): CSSStyleDeclaration => {
    const cached = styleOf.get(element) ?? getComputedStyle(element);
    styleOf.set(element, cached);
    return cached;
  };
  /** The uppermost open dialog or popover hides the page below it from hands and eyes. */
  const opened = [...document.querySelectorAll('dialog[open], [popover="auto"]:popover-open')];
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog[open], [popover="auto"]');
  const top = opened.find((each) => each === middle) ?? opened.at(-1);
  const isOnTop = (element: Element): boolean => top === undefined || top.contains(element);
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const parentsOf = (element: Element): Element[] => {
    const parents: Element[] = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) parents.push(at);
    return parents;
  };
  const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  /** The usual way to show something to screen readers only. */
  const isForReadersOnly = (element: Element): boolean =>
    [element, ...parentsOf(element)].some((at) => {
      const { position, clipPath, overflowX } = style(at);
      const { width, height } = at.getBoundingClientRect();
      return position === 'absolute' && (clipPath !== 'none' || hides(overflowX)) && width <= 1 && height <= 1;
    });
  /** A track moved by script or style shows its parts one after another. */
  const moves = (element: Element): boolean =>
    style(element).transform !== 'none' || style(element).translate !== 'none' || element.getAnimations().length > 0;
  const isShortened = (element: Element): boolean =>
    style(element).textOverflow === 'ellipsis' ||
    (style(element).webkitLineClamp !== 'none' && style(element).webkitLineClamp !== '');

  /** The part of a rectangle that clipping or scrolling ancestors leave visible, without their borders. */
  const shownPart = (element: Element, rect: DOMRect): DOMRect => {
    let { left, top, right, bottom } = rect;
    for (const box of [element, ...parentsOf(element)]) {
      const { overflowX, overflowY } = style(box);
      const outer = box.getBoundingClientRect();
      if (box.clientWidth === 0) continue;
      const [x, y] = [outer.left + box.clientLeft, outer.top + box.clientTop];
      if (overflowX !== 'visible') [left, right] = [Math.max(left, x), Math.min(right, x + box.clientWidth)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, y), Math.min(bottom, y + box.clientHeight)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** Whether a point of an element is hidden by a box around it. */
  const isHidden = (element: Element, x: number, y: number): boolean => {
    const { width, height } = shownPart(element, new DOMRect(x - 0.5, y - 0.5, 1, 1));
    return width < 1 || height < 1;
  };
  const lines: { readonly element: Element; readonly rect: DOMRect }[] = [];
  const isPinned = (element: Element): boolean => ['fixed', 'sticky'].includes(style(element).position);

  /** Lines of text that overlap others. Fixed elements overlap something at any moment of scrolling, so they do not count. */
  function checkCollisions(): void {
    const sorted = lines.toSorted((one, other) => one.rect.top - other.rect.top);
    for (const [index, { element, rect }] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.rect.top > rect.bottom) break;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
        if (width > LINE_SLACK && height > 0.4 * Math.min(rect.height, other.rect.height))
          report('collision', element, `with ${pathTo(other.element)}`);
      }
  }

  /** Reports text that its ancestors clip, up to an ancestor that scrolls or moves. */
  function checkText(text: Text, element: Element): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (![element, ...parentsOf(element)].some((at) => isPinned(at) || moves(at)))
      lines.push(
        ...rects
          .map((whole) => ({ element, whole, rect: shownPart(element, whole) }))
          // A clipped line may leave a strip too thin to read.
          .filter(({ whole, rect }) => rect.width > 0 && rect.height > whole.height / 2),
      );
    let isSideFree = true;
    let isHeightFree = true;
    for (const box of [element, ...parentsOf(element)]) {
      const { overflowX, overflowY, position } = style(box);
      const outer = box.getBoundingClientRect();
      const left = outer.left + box.clientLeft;
      const area = {
        left,
        right: left + box.clientWidth,
        top: outer.top + box.clientTop,
        bottom: outer.top + box.clientTop + box.clientHeight,
      };
      if (scrolls(overflowX)) isSideFree = false;
      if (scrolls(overflowY)) isHeightFree = false;
      for (const rect of box.clientWidth > 0 ? rects : []) {
        const isSeen = rect.right > area.left && rect.left < area.right && rect.bottom > area.top && rect.top < area.bottom;
        const isCutAside = isSideFree && hides(overflowX) && (rect.left < area.left - SLACK || rect.right > area.right + SLACK);
        const isCutAbove =
          isHeightFree && hides(overflowY) && (rect.top < area.top - LINE_SLACK || rect.bottom > area.bottom + LINE_SLACK);
        if (isShortened(box) && (isCutAside || isCutAbove || !isSeen))
          return report('shortened', box, 'has a mark where it is cut');
        if (isCutAside && isSeen)
          return report(
            'cut off',
            element,
            `${nameOf(box)} hides ${Math.round(Math.max(area.left - rect.left, rect.right - area.right))} px aside`,
          );
        if (isCutAbove && (isSeen || box === element))
          return report(
            'cut off',
            element,
            `${nameOf(box)} hides ${Math.round(Math.max(area.top - rect.top, rect.bottom - area.bottom))} px of a line`,
          );
      }
      if (moves(box) || position === 'fixed') return;
    }
  }

  function checkTexts(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || node.data.trim() === '' || !element || !isVisible(element) || !isOnTop(element)) continue;
      if (element.closest('select, script, style, noscript, textarea') || isForReadersOnly(element)) continue;
      checkText(node, element);
    }
  }

  function checkSides(): void {
    const width = page.clientWidth;
    const sticksOut = (element: Element): boolean => {
      const rect = element.getBoundingClientRect();
      return rect.width > 0 && rect.height > 0 && (rect.right > width + SLACK || rect.left < -SLACK);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!sticksOut(element) || !isVisible(element) || !isOnTop(element)) continue;
      const parents = parentsOf(element);
      const isHeld = parents.some((at) => style(at).overflowX !== 'visible');
      const isCause = ![...element.children].some((child) => isVisible(child) && sticksOut(child));
      if (isHeld || !isCause || isForReadersOnly(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      report('overflow', element, `from ${Math.round(left)} to ${Math.round(right)} on a page of ${width} px`);
    }
    if (page.scrollWidth > width + SLACK) report('overflow', page, `the page scrolls sideways, to ${page.scrollWidth} px`);
  }

  const boxOf = (control: Element): DOMRect => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isTick = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
    const shown = isTick && label ? label : control;
    return shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  };

  function checkControls(): void {
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        isVisible(control) && isOnTop(control) && !isForReadersOnly(control) && style(control).pointerEvents !== 'none',
    );
    for (const control of controls) {
      for (const box of parentsOf(control))
        if (scrolls(style(box).overflowY) && box.scrollHeight > box.clientHeight)
          box.scrollTop += control.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
      scrollTo({ top: scrollY + control.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
      const { left, top, width, height } = boxOf(control);
      const y = top + height / 2;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const covering = [0.5, 0.2, 0.8].map((part) => {
        const x = left + width * part;
        const hit = document.elementFromPoint(x, y);
        // A message that leaves by itself may lie over anything.
        if (width === 0 || height === 0 || !hit || isHidden(control, x, y) || hit.closest('[popover="manual"]')) return undefined;
        return [control, ...labels].some((own) => own.contains(hit) || hit.contains(own)) ? undefined : hit;
      });
      // A large control may contain a smaller one at one end, such as the heart of a game.
      const [inMiddle, ...atEnds] = covering;
      const cover = inMiddle ?? (atEnds.includes(undefined) ? undefined : atEnds[0]);
      if (cover) report('overlap', control, `covered by ${pathTo(cover)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    checkTargets(controls);
  }

  function checkTargets(controls: readonly HTMLElement[]): void {
    const shown = controls.flatMap((control) => {
      const { left, top, width, height } = boxOf(control);
      const [x, y] = [left + width / 2, top + height / 2];
      return width > 1 && height > 1 && !isHidden(control, x, y) ? [{ control, left, top, width, height, x, y }] : [];
    });
    const isSmall = ({ width, height }: (typeof shown)[number]) => width < LEAST_TARGET - 0.5 || height < LEAST_TARGET - 0.5;
    /** A link in a line of text is as high as the line. */
    const isInText = (control: Element): boolean =>
      style(control).display === 'inline' &&
      [...(control.parentNode?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '');
    for (const small of shown.filter((each) => isSmall(each) && !isInText(each.control))) {
      const near = shown.find((other) => {
        if (other.control === small.control || other.control.contains(small.control) || small.control.contains(other.control))
          return false;
        const aside = Math.max(other.left - small.x, small.x - other.left - other.width, 0);
        const above = Math.max(other.top - small.y, small.y - other.top - other.height, 0);
        const isInCircle = Math.hypot(aside, above) < LEAST_TARGET / 2;
        return isInCircle || (isSmall(other) && Math.hypot(other.x - small.x, other.y - small.y) < LEAST_TARGET);
      });
      if (near)
        report(
          'target',
          small.control,
          `${Math.round(small.width)} x ${Math.round(small.height)} px, too near to ${nameOf(near.control)}`,
        );
    }
  }

  checkSides();
  checkTexts();
  checkCollisions();
  checkControls();
  return faults;
}
