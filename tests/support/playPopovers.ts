/** happy-dom knows no popovers: gives elements the part of them that components ask for, their events included. */
export function playPopovers(): void {
  const open = new WeakSet<Element>();
  const matches = Element.prototype.matches;
  const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
    const tell = (type: string) => {
      const event = new Event(type);
      Object.defineProperty(event, 'newState', { value: newState });
      element.dispatchEvent(event);
    };
    tell('beforetoggle');
    if (newState === 'open') open.add(element);
    else open.delete(element);
    tell('toggle');
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
