type Properties = ReadonlyMap<string | symbol, PropertyDescriptor | undefined>;

/** Properties that a test may replace. Symbols of an element are happy-dom's own state, and React marks a document that it listens to. */
const keysOf = (object: object): (string | symbol)[] =>
  Reflect.ownKeys(object).filter((key) => isPrototype(object) || (typeof key === 'string' && !key.startsWith('_react')));

const isPrototype = (object: object): boolean => Object.hasOwn(object, 'constructor');

const propertiesOf = (object: object): Properties =>
  new Map(keysOf(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]));

/** Restores the properties of an object. */
function restoreProperties(object: object, before: Properties): void {
  for (const key of keysOf(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, was] of before) {
    const is = Reflect.getOwnPropertyDescriptor(object, key);
    if (was && (is?.value !== was.value || is?.get !== was.get || is?.set !== was.set)) Reflect.defineProperty(object, key, was);
  }
}

const globals = (): Map<string, unknown> =>
  new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, Reflect.get(globalThis, name)]));

/** Prototypes of the classes among some values. */
const prototypesIn = (values: Iterable<unknown>): object[] =>
  [...values].flatMap((value) => {
    const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
    return typeof prototype === 'object' && prototype !== null ? [prototype] : [];
  });

/** Records every listener of the window from now on, and returns a function that removes them. */
function noteListeners(): () => void {
  const { addEventListener, removeEventListener } = globalThis;
  const added: Parameters<typeof addEventListener>[] = [];
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener(...listener);
  };
  return () => {
    for (const listener of added) removeEventListener(...listener);
  };
}

function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  // happy-dom stores a cookie that was set without a path separately, and with an age of 0 for the rest of the millisecond.
  for (const cookie of document.cookie.split('; '))
    for (const path of ['', '; path=/']) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=-1${path}`;
  history.replaceState(null, '', '/');
  document.adoptedStyleSheets = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/**
 * Records the state of the page: its global values, the properties of its classes, its document. Returns a function that restores it, with an
 * empty document, empty browser storage and without listeners of the window.
 */
export function notePage(): () => void {
  const values = globals();
  const objects = [document, navigator, ...prototypesIn(values.values())];
  const before = objects.map((object) => [object, propertiesOf(object)] as const);
  const removeListeners = noteListeners();
  return () => {
    removeListeners();
    for (const [name, value] of values)
      if (!Object.is(Reflect.get(globalThis, name), value)) Reflect.set(globalThis, name, value);
    for (const [object, properties] of before) restoreProperties(object, properties);
    emptyPage();
  };
}
