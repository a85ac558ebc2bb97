import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { type FrameScreen, seenNames, seenScreens } from '../../preview/frame/frameScreens.ts';
import { seenName } from '../../preview/frame/seenName.ts';
import type { Findable } from './searchEntries.ts';

/** What can be done from the search. */
export interface SearchAction {
  readonly name: string;
  readonly title: string;
  /** Its shortcut, where it has one. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** A result that does something instead of leading to a setting. */
export interface SearchCommand extends Findable {
  readonly kind: 'action' | 'screen';
  readonly run: () => void;
}

const command = (kind: SearchCommand['kind'], { name, title, keys = '', run }: SearchAction): SearchCommand => ({
  kind,
  id: `${kind}-${name}`,
  title,
  names: [],
  description: '',
  key: name,
  pointer: '',
  value: keys,
  isChanged: false,
  isPlumbing: false,
  run,
});

export const actionCommands = (actions: readonly SearchAction[]): SearchCommand[] =>
  actions.map((action) => command('action', action));

/** A command for each screen and each menu: it leads the phone there. */
export const screenCommands = (t: ToolTranslator, show: (screen: FrameScreen) => void): SearchCommand[] =>
  seenNames.map((name) => {
    const screen: FrameScreen = seenScreens[name];
    return command('screen', {
      name,
      title: t('search.screen', { screen: seenName(t, name) }),
      run: () => show(screen),
    });
  });
