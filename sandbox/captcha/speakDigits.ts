import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { voices } from '#texts/generated/voices.ts';

/** Ten digits in each language that has them, spoken by espeak-ng: 8-bit samples, 8000 in a second, in Base64. */
const voiceOf: Readonly<Partial<Record<Language, readonly string[]>>> = voices;

const RATE = 8000;
/** The middle of 8-bit samples: silence. */
const SILENCE = 128;
const SAMPLES_OF_MS = RATE / 1000;

/** A sound between -1 and 1. */
type Sound = Float32Array;

const between = (from: number, to: number): number => from + ((to - from) * randomInt(1_000_000)) / 1_000_000;

/** A digit of a voice, quicker or slower and with that higher or lower, so that no sample is ever the same. */
function spoken(voice: readonly string[], digit: number): Sound {
  const samples = Buffer.from(voice[digit] ?? '', 'base64');
  const speed = between(0.88, 1.14);
  const loudness = between(0.7, 1);
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, at) => {
    const exact = at * speed;
    const [before, share] = [Math.floor(exact), exact % 1];
    const [one = SILENCE, next = SILENCE] = samples.subarray(before, before + 2);
    return ((one + (next - one) * share - SILENCE) / SILENCE) * loudness;
  });
}

/** Lays a sound over another from a place on. */
function mix(into: Sound, sound: Sound, from: number, loudness: number): void {
  for (const [at, value] of sound.entries()) {
    if (from + at < into.length) into[from + at] = (into[from + at] ?? 0) + value * loudness;
  }
}

/** Sounds as a WAV file with one channel of 8-bit samples. */
function wavOf(sound: Sound): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16); // bytes of what follows up to the data: plain samples, one channel
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  const samples = Uint8Array.from(sound, (value) => Math.max(0, Math.min(255, Math.round(SILENCE + value * 127))));
  return Buffer.concat([header, samples]);
}

/**
 * Says digits one by one, in the page's language where there is a voice for it, else in English. Pauses differ, and behind them
 * there is a murmur of reversed speech and a hiss, so that the digits cannot be found by silence or by comparing samples.
 */
export function speakDigits(digits: string, language: Language): string {
  const voice = voiceOf[language] ?? voices.EN;
  const parts = [...digits].map((digit) => spoken(voice, Number(digit)));
  const pauses = [...parts, undefined].map(() => Math.round(between(350, 700) * SAMPLES_OF_MS));
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
  const hiss = randomBytes(sum(pauses) + sum(parts.map(({ length }) => length)));
  const sound = Float32Array.from(hiss, (byte) => ((byte - SILENCE) / SILENCE) * 0.05);
  for (let at = 0; at < sound.length; at += Math.round(between(200, 420) * SAMPLES_OF_MS)) {
    mix(sound, spoken(voice, randomInt(10)).toReversed(), at, between(0.1, 0.22));
  }
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += pauses[index] ?? 0;
    mix(sound, part, at, 0.75);
    at += part.length;
  }
  return `data:audio/wav;base64,${wavOf(sound).toString('base64')}`;
}
