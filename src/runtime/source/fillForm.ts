import type { SeenField } from '#schemas/edges/preview/frameParts.schema.ts';

/** The form validates a field in the task after its blur, and draws the fault in the next frame. */
const SETTLED_MS = 80;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React tracks the last value; the prototype's own setter bypasses that. */
function write(control: Control, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const leave = (control: Control) => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** A date is chosen in three selects next to its hidden control. */
function writeDate(hidden: Control, value: string) {
  const lists = [...(hidden.parentElement?.querySelectorAll<HTMLSelectElement>('select[data-part]') ?? [])];
  const [year = '', month = '', day = ''] = value.split('-');
  for (const list of lists) write(list, { year, month, day }[list.dataset['part'] ?? ''] ?? '');
  const [last] = lists.slice(-1);
  if (last) leave(last);
}

const controlOf = (name: string): Control | null =>
  document.querySelector<Control>(`form :is(input, select, textarea)[name="${CSS.escape(name)}"]`);

/** Message of a control, found by the field around it, which contains the control's label. */
function messageOf(control: Control): string {
  for (let place = control.parentElement; place && place.tagName !== 'FORM'; place = place.parentElement) {
    if (place.querySelector(':scope > label')) return place.querySelector('[id$="-error"]')?.textContent.trim() ?? '';
  }
  return '';
}

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

/** Opens one of the tabs above a form. */
async function openTab(place: number) {
  const tab = document.querySelectorAll<HTMLElement>('[role=tablist]:has(+ [role=tabpanel] form) [role=tab]')[place];
  if (!tab || tab.getAttribute('aria-selected') === 'true') return;
  tab.click();
  await settled();
}

/** Fills in controls by name and blurs each, as a player would. Returns the messages below them. */
export async function fillForm(
  values: readonly { readonly name: string; readonly value: string }[],
  tab = 0,
): Promise<SeenField[]> {
  await openTab(tab);
  for (const { name, value } of values) {
    const control = controlOf(name);
    if (!control) continue;
    if (control.type === 'hidden') {
      writeDate(control, value);
      continue;
    }
    write(control, value);
    leave(control);
  }
  await settled();
  return values.map(({ name }) => {
    const control = controlOf(name);
    return { name, isThere: control !== null, message: control ? messageOf(control) : '' };
  });
}
