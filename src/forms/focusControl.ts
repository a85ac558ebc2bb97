/**
 * Scrolls to a control and focuses it, after `reveal` if its part of the form is hidden. A hidden input is represented by the controls next to
 * it.
 */
export function focusControl(form: HTMLFormElement | null, name: string, reveal?: (controlName: string) => void): void {
  const found = form?.elements.namedItem(name);
  const control = found instanceof HTMLElement ? found : undefined;
  if (control?.closest('[hidden]')) reveal?.(name);
  const target =
    control instanceof HTMLInputElement && control.type === 'hidden'
      ? control.parentElement?.querySelector<HTMLElement>('select, [tabindex]')
      : control;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
