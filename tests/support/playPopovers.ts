/** happy-dom knows no popovers: gives elements the part of them that components ask for, toggle event included. */
export function playPopovers(): void {
  const open = new WeakSet<Element>();
  const matches = Element.prototype.matches;
  const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
    if (newState === 'open') open.add(element);
    else open.delete(element);
    const event = new Event('toggle');
    Object.defineProperty(event, 'newState', { value: newState });
    element.dispatchEvent(event);
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    toggle(this, 'open');
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, 'closed');
  };
  Element.prototype.matches = function matchesOpen(this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  } as typeof matches; // its overloads belong to one function
}
