/** Brings a control into view and focus, after `reveal` where its part of the form is hidden. A hidden input stands for the controls beside it. */
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
