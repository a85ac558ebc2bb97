/*
 * Between a tap on a search and the page with its field there is code to load. A field of no size takes the focus within the tap: phones open
 * their keyboard then only, and what is typed meanwhile goes into the page's field.
 */
let early: HTMLInputElement | undefined;

/** Catches what is typed from now on, until `takeTyped` is called or the focus goes elsewhere. */
export function catchTyping(label: string): void {
  const input = document.createElement('input');
  input.ariaLabel = label;
  input.enterKeyHint = 'search';
  // Safari enlarges the page for smaller letters.
  Object.assign(input.style, { position: 'fixed', top: '0', inlineSize: '1px', opacity: '0', fontSize: '16px' });
  input.addEventListener('blur', () => input.remove());
  document.body.append(input);
  input.focus({ preventScroll: true });
  early = input;
}

/** What was typed since, once. */
export function takeTyped(): string {
  const typed = early?.value ?? '';
  early = undefined;
  return typed;
}
