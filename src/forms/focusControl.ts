/** Brings a control into view and focus. A hidden one stands for the controls beside it. */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const control = found instanceof HTMLElement ? found : undefined;
  const target =
    control instanceof HTMLInputElement && control.type === 'hidden'
      ? control.parentElement?.querySelector<HTMLElement>('select')
      : control;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
