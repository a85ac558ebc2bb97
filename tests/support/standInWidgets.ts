import { act } from '@testing-library/react';
import { captchaProviders } from '#schemas/declare/names/behaviourWords.ts';

/** Options of a widget as a provider's script is given them. */
type Options = Readonly<Record<string, unknown>>;

export interface StandInWidgets {
  /** Addresses of the scripts that the page has asked for. */
  readonly scripts: readonly string[];
  /** Options of the widgets that were drawn, newest last. */
  readonly drawn: readonly Options[];
  /** Result of loading scripts from now on. */
  answer(how: 'loads' | 'fails' | 'is silent'): void;
  /** Calls an option of the newest widget, as its provider does. */
  say(callback: string, ...given: readonly unknown[]): void;
  stop(): void;
}

/**
 * Stands in for the scripts of Turnstile and hCaptcha: each widget is a button, and a press on it passes the check. The scripts themselves are never
 * loaded.
 */
export function standInWidgets(): StandInWidgets {
  const scripts: string[] = [];
  const drawn: Options[] = [];
  const places = new Map<string, HTMLElement>();
  let how: Parameters<StandInWidgets['answer']>[0] = 'loads';

  const call = (options: Options | undefined, name: string, ...given: readonly unknown[]) => {
    const callback = options?.[name];
    if (typeof callback !== 'function') throw new Error(`The widget was given no ${name}.`);
    callback(...given);
  };
  const api = {
    render(place: HTMLElement, options: Options) {
      const id = `widget ${drawn.push(options)}`;
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am human' });
      button.addEventListener('click', () => call(options, 'callback', `token of ${id}`));
      place.append(button);
      places.set(id, place);
      return id;
    },
    remove: (id: string) => places.get(id)?.replaceChildren(),
  };

  function take(script: HTMLScriptElement) {
    const address = new URL(script.src);
    scripts.push(script.src);
    if (how === 'fails') script.dispatchEvent(new Event('error'));
    if (how !== 'loads') return;
    const provider = captchaProviders.find((name) => address.hostname.includes(name === 'turnstile' ? 'cloudflare' : name));
    const ready: unknown = Reflect.get(globalThis, address.searchParams.get('onload') ?? '');
    Reflect.set(globalThis, provider ?? '', api);
    if (typeof ready === 'function') ready();
  }
  const append = document.head.append.bind(document.head);
  // A script that is in the page would be asked for.
  document.head.append = (...added) => {
    // By its name: tests share a window, and its classes may be another's.
    const script = added.find((node): node is HTMLScriptElement => typeof node !== 'string' && node.nodeName === 'SCRIPT');
    if (script) take(script);
    else append(...added);
  };

  return {
    scripts,
    drawn,
    answer: (next) => {
      how = next;
    },
    say: (callback, ...given) => act(() => call(drawn.at(-1), callback, ...given)),
    stop: () => {
      document.head.append = append;
    },
  };
}
