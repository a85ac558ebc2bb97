import type { Language } from '#schemas/declare/languages/languages.ts';
import type { SeenField } from '#schemas/edges/preview/frameParts.schema.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { frameScreens } from '../frame/frameScreens.ts';
import type { PreviewState, PreviewStore } from '../frame/previewStore.ts';
import type { Round, Trial } from './rehearsalRounds.ts';

/** What the player said to a trial in one language. */
export interface Seen {
  readonly language: Language;
  readonly trial: Trial;
  readonly isThere: boolean;
  readonly message: string;
}

interface Rehearsal {
  readonly preview: PreviewStore;
  readonly languages: readonly Language[];
  readonly rounds: readonly Round[];
  /** Which of the form's ways to register, as its tabs are ordered. */
  readonly tab: number;
  readonly onSeen: (seen: readonly Seen[]) => void;
  readonly signal: AbortSignal;
}

/** A form that is still on its way is asked again; a frame that does not answer at all is given up. */
const TRIES = 40;
const AGAIN_MS = 250;
const ANSWER_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let lastNumber = 0;

/** What the preview is once it is as it was waited for; nothing when that takes too long. */
function until<T>(preview: PreviewStore, select: (state: PreviewState) => T | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const give = (found: T | undefined) => {
      clearTimeout(timer);
      leave();
      resolve(found);
    };
    const leave = preview.subscribe((state) => {
      const found = select(state);
      if (found !== undefined) give(found);
    });
    const timer = setTimeout(() => give(undefined), ANSWER_MS);
  });
}

/** Fills in the form in the frame and waits for the messages below its fields. Undefined if the frame does not answer. */
async function fill(preview: PreviewStore, tab: number, values: Round['values']): Promise<readonly SeenField[] | undefined> {
  lastNumber += 1;
  const number = lastNumber;
  const named = Object.entries(values).map(([name, value]) => ({ name: factsOf(name as RegisterField).inputName, value }));
  const answer = until(preview, ({ filled }) => (filled?.number === number ? filled.seen : undefined));
  preview.getState().post({ type: 'fill', number, tab, values: named });
  return answer;
}

/** Fills until the form is there. A form that stays without fields is reported as it is. */
async function fillOnceThere(preview: PreviewStore, tab: number, values: Round['values'], signal: AbortSignal) {
  let seen: readonly SeenField[] | undefined;
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    seen = await fill(preview, tab, values);
    if (seen?.some(({ isThere }) => isThere)) return seen;
    await wait(AGAIN_MS);
  }
  return seen;
}

/** The frame shows the language when it says that it has painted what was sent after the change. */
async function paintedIn(preview: PreviewStore, language: Language): Promise<void> {
  const { channel, setViewState } = preview.getState();
  const painted = until(preview, (state) => state.channel.applied > channel.sent || undefined);
  setViewState({ language, audience: 'guest', status: '0', platform: 'normal' });
  await painted;
}

/** Says that the operator has gone elsewhere, where the preview follows. */
export const LEFT = 'left';

/** Puts the preview back as it was before, without what was filled in. */
function restore(preview: PreviewStore, { channel, scenario }: PreviewState, signal: AbortSignal): void {
  const { goTo, setViewState, post } = preview.getState();
  if (signal.reason === LEFT) setViewState({ language: scenario.language, platform: scenario.platform });
  else {
    if (channel.path !== '') goTo({ path: channel.path });
    setViewState(scenario);
  }
  post({ type: 'forget' });
}

/**
 * Plays a player who fills in the register form: every sample, in every language, in the frame itself. Afterwards the preview is as it
 * was before, also when the rehearsal was stopped.
 *
 * @returns False when the frame did not answer.
 */
export async function runRehearsal(rehearsal: Rehearsal): Promise<boolean> {
  const { preview, signal } = rehearsal;
  const before = preview.getState();
  try {
    return await playForm(rehearsal);
  } finally {
    restore(preview, before, signal);
  }
}

async function playForm({ preview, languages, rounds, tab, onSeen, signal }: Rehearsal): Promise<boolean> {
  preview.getState().goTo(frameScreens.register);
  for (const language of languages) {
    await paintedIn(preview, language);
    for (const { values, trials } of rounds) {
      if (signal.aborted) return true;
      const seen = await fillOnceThere(preview, tab, values, signal);
      if (!seen) return signal.aborted;
      onSeen(
        trials.map((trial) => {
          const answer = seen.find(({ name }) => name === factsOf(trial.field).inputName);
          return { language, trial, isThere: answer?.isThere ?? false, message: answer?.message ?? '' };
        }),
      );
    }
  }
  return true;
}
