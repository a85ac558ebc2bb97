import type { Language } from '#schemas/declare/languages/languages.ts';
import type { SeenField } from '#schemas/edges/preview/frameParts.schema.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import type { FrameLink, FrameLook } from '../frame/frameLink.ts';
import { frameScreens } from '../frame/frameScreens.ts';
import type { Round, Trial } from './rehearsalRounds.ts';

/** What the player said to a trial in one language. */
export interface Seen {
  readonly language: Language;
  readonly trial: Trial;
  readonly isThere: boolean;
  readonly message: string;
}

interface Rehearsal {
  readonly link: FrameLink;
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

/** Fills in the form of the frame and waits for what is below its fields. Nothing when the frame does not answer. */
function fill(link: FrameLink, tab: number, values: Round['values']): Promise<readonly SeenField[] | undefined> {
  lastNumber += 1;
  const number = lastNumber;
  return new Promise((resolve) => {
    const give = (seen: readonly SeenField[] | undefined) => {
      clearTimeout(timer);
      leave();
      resolve(seen);
    };
    const leave = link.listen((message: FromFrame) => {
      if (message.type === 'filled' && message.number === number) give(message.seen);
    });
    const timer = setTimeout(() => give(undefined), ANSWER_MS);
    const named = Object.entries(values).map(([name, value]) => ({ name: factsOf(name as RegisterField).inputName, value }));
    link.order({ type: 'fill', number, tab, values: named });
  });
}

/** Fills until the form is there. A form that stays without fields is reported as it is. */
async function fillOnceThere(link: FrameLink, tab: number, values: Round['values'], signal: AbortSignal) {
  let seen: readonly SeenField[] | undefined;
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    seen = await fill(link, tab, values);
    if (seen?.some(({ isThere }) => isThere)) return seen;
    await wait(AGAIN_MS);
  }
  return seen;
}

/** The frame shows the language when it says that it has painted what was sent after the change. */
function paintedIn(link: FrameLink, language: Language): Promise<void> {
  return new Promise((resolve) => {
    const leave = link.listen(({ type }) => {
      if (type !== 'applied') return;
      clearTimeout(timer);
      leave();
      resolve();
    });
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, ANSWER_MS);
    link.look({ language, audience: 'guest', status: '0', platform: 'normal' });
  });
}

/** Says that the operator has gone elsewhere, where the preview follows. */
export const LEFT = 'left';

/** Puts the preview back as it was before, without what was filled in. */
function restore(link: FrameLink, path: string | undefined, look: FrameLook | undefined, signal: AbortSignal): void {
  if (signal.reason !== LEFT) {
    if (path !== undefined) link.goTo({ path });
    if (look) link.look(look);
  } else if (look) link.look({ language: look.language, platform: look.platform });
  link.order({ type: 'forget' });
}

/**
 * Plays a player who fills in the register form: every sample, in every language, in the frame itself. Afterwards the preview is as it
 * was before, also when the rehearsal was stopped.
 *
 * @returns False when the frame did not answer.
 */
export async function runRehearsal(rehearsal: Rehearsal): Promise<boolean> {
  const { link, signal } = rehearsal;
  const [path, look] = [link.shownPath(), link.shownLook()];
  try {
    return await playForm(rehearsal);
  } finally {
    restore(link, path, look, signal);
  }
}

async function playForm({ link, languages, rounds, tab, onSeen, signal }: Rehearsal): Promise<boolean> {
  link.goTo(frameScreens.register);
  for (const language of languages) {
    await paintedIn(link, language);
    for (const { values, trials } of rounds) {
      if (signal.aborted) return true;
      const seen = await fillOnceThere(link, tab, values, signal);
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
