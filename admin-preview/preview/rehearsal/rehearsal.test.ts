import { describe, expect, it } from 'vitest';
import { previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { openChannel } from '../frame/frameChannel.ts';
import { createPreviewStore } from '../frame/previewStore.ts';
import { roundsOf } from './rehearsalRounds.ts';
import { LEFT, type Seen, runRehearsal } from './runRehearsal.ts';
import { mismatchOf } from './mismatchOf.ts';

const fields: readonly FormField<RegisterField>[] = [
  { name: 'username', required: true, rules: [{ rule: 'minLength', value: 4 }] },
  { name: 'password', required: true, rules: [{ rule: 'maxLength', value: 16 }] },
  { name: 'confirmPassword', required: true, rules: [{ rule: 'equals', value: 'password' }] },
];
const rounds = roundsOf(fields, '2026-06-15');

describe('the rounds of a rehearsal', () => {
  it('try every sample of every field once', () => {
    const trials = rounds.flatMap((round) => round.trials);
    expect(new Set(trials.map(({ field, value }) => `${field} ${value}`)).size).toBe(trials.length);
    expect(trials.filter(({ field }) => field === 'username').map(({ fault }) => fault?.message)).toEqual(
      expect.arrayContaining([undefined, 'rule.required', 'rule.minLength']),
    );
  });

  it('fill in the whole form each time, and check a field beside the others of its round', () => {
    for (const { values, trials } of rounds) {
      expect(Object.keys(values).toSorted()).toEqual(['confirmPassword', 'password', 'username']);
      const repeat = trials.find(({ field }) => field === 'confirmPassword');
      if (repeat && repeat.value !== '') expect(repeat.fault === undefined).toBe(repeat.value === values.password);
    }
  });
});

describe('what is not as the rules say', () => {
  const trial = { field: 'username', aim: 'typical', value: 'x' } as const;
  const fault = { message: 'rule.required', params: {} };
  const seen = (over: Partial<Seen>): Seen => ({
    language: 'EN',
    isThere: true,
    message: '',
    trial: { ...trial, fault: undefined },
    ...over,
  });
  it.each<[string, Partial<Seen>, string | undefined]>([
    ['accepted as expected', {}, undefined],
    ['refused as expected', { trial: { ...trial, fault }, message: 'Required' }, undefined],
    ['refused though right', { message: 'No' }, 'refused'],
    ['accepted though wrong', { trial: { ...trial, fault } }, 'accepted'],
    ['a field that is not there', { isThere: false }, 'absent'],
    ['a message without a text', { trial: { ...trial, fault }, message: 'rule.required' }, 'noText'],
  ])('%s', (_title, over, mismatch) => {
    expect(mismatchOf(seen(over))).toBe(mismatch);
  });
});

describe('a rehearsal', () => {
  /** A frame that refuses every name shorter than four, in the language that it was set to. */
  function playedFrame() {
    const preview = createPreviewStore();
    preview.getState().setViewState({ audience: 'member', language: 'CN' });
    const shown: (string | undefined)[] = [];
    const orders: string[] = [];
    const isPaintedSoon = () =>
      setTimeout(() => {
        const { channel, place, setChannel } = preview.getState();
        const sent = channel.sent + 1;
        setChannel({ ...channel, sent, applied: sent, path: place?.path ?? channel.path });
      });
    preview.subscribe(({ place, scenario, order, receive }, before) => {
      if (place !== before.place) shown.push(place?.path);
      if (scenario !== before.scenario) isPaintedSoon();
      if (!order || order === before.order) return;
      orders.push(order.type);
      if (order.type !== 'fill') return;
      const seen = order.values.map(({ name, value }) => ({
        name,
        isThere: true,
        message: name === 'username' && value.length < 4 ? `too short in ${scenario.language}` : '',
      }));
      setTimeout(() => receive({ ...previewEnvelope, type: 'filled', number: order.number, seen }));
    });
    return { preview, shown, orders };
  }

  it('fills in the form of the frame in every language, and reports what stood below each field', async () => {
    const { preview, shown } = playedFrame();
    const seen: Seen[] = [];
    const isAnswered = await runRehearsal({
      preview,
      languages: ['EN', 'TH'],
      rounds,
      tab: 0,
      signal: new AbortController().signal,
      onSeen: (more) => seen.push(...more),
    });
    expect(isAnswered).toBe(true);
    expect(shown).toEqual(['/m/register']);
    expect(seen).toHaveLength(2 * rounds.flatMap(({ trials }) => trials).length);
    const short = seen.filter(({ trial }) => trial.field === 'username' && trial.aim === 'minLength');
    expect(short.map(({ message }) => message)).toEqual(['too short in EN', 'too short in TH']);
  });

  it('can be stopped', async () => {
    const { preview } = playedFrame();
    const controller = new AbortController();
    const seen: Seen[] = [];
    await runRehearsal({
      preview,
      languages: ['EN', 'TH'],
      rounds,
      tab: 0,
      signal: controller.signal,
      onSeen: (more) => {
        seen.push(...more);
        controller.abort();
      },
    });
    expect(seen).toHaveLength(rounds[0]?.trials.length ?? 0);
  });

  describe('afterwards', () => {
    async function rehearseFrom(path: string, stopWith?: string) {
      const { preview, shown, orders } = playedFrame();
      preview.getState().setChannel({ ...openChannel(0), path });
      const controller = new AbortController();
      await runRehearsal({
        preview,
        languages: ['EN'],
        rounds,
        tab: 0,
        signal: controller.signal,
        onSeen: () => {
          if (stopWith !== undefined) controller.abort(stopWith);
        },
      });
      return { preview, shown, orders };
    }
    const before = { audience: 'member', language: 'CN', status: '0', platform: 'normal' };

    it.each([
      ['it has run', undefined],
      ['it was stopped', 'stopped'],
    ])('the preview is where and as it was, without what was filled in, when %s', async (_title, stopWith) => {
      const { preview, shown, orders } = await rehearseFrom('/m/home', stopWith);
      expect(shown).toEqual(['/m/register', '/m/home']);
      expect(preview.getState().scenario).toMatchObject(before);
      expect(orders.at(-1)).toBe('forget');
    });

    it('the preview is not led back from where it follows an operator who has left', async () => {
      const { preview, shown, orders } = await rehearseFrom('/m/home', LEFT);
      expect(shown).toEqual(['/m/register']);
      expect(preview.getState().scenario).toMatchObject({ language: 'CN', audience: 'guest' });
      expect(orders.at(-1)).toBe('forget');
    });
  });
});
