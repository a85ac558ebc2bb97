import { describe, expect, it } from 'vitest';
import { type SinceAnswer, halve } from './halve.ts';

const so = 'so';
const notYet = 'notYet';

describe('halving releases', () => {
  it.each<[string, number, readonly SinceAnswer[], ReturnType<typeof halve>]>([
    ['one release needs no answer', 1, [], { state: 'found', index: 0 }],
    ['two releases need one', 2, [], { state: 'asking', index: 0, most: 1 }],
    ['the older one looked so', 2, [so], { state: 'found', index: 0 }],
    ['the older one did not', 2, [notYet], { state: 'found', index: 1 }],
    ['thirty need five at most', 30, [], { state: 'asking', index: 14, most: 5 }],
    ['the older half is left', 30, [so], { state: 'asking', index: 6, most: 4 }],
    ['the newer half is left', 30, [notYet], { state: 'asking', index: 21, most: 4 }],
    ['answers after the last count for nothing', 2, [notYet, so, so], { state: 'found', index: 1 }],
  ])('%s', (_title, count, answers, halved) => {
    expect(halve(count, answers)).toEqual(halved);
  });

  it('finds every release of every history, within the answers that it has announced', () => {
    for (let count = 1; count <= 70; count += 1) {
      for (let first = 0; first < count; first += 1) {
        const answers: SinceAnswer[] = [];
        let halved = halve(count, answers);
        const announced = halved.state === 'asking' ? halved.most : 0;
        while (halved.state === 'asking') {
          expect(answers.length + halved.most).toBeLessThanOrEqual(announced);
          answers.push(halved.index >= first ? so : notYet);
          halved = halve(count, answers);
        }
        expect([count, halved.index]).toEqual([count, first]);
        expect(answers.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
      }
    }
  });

  it('asks for a release between those that were answered, whatever the answers are', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 500; round += 1) {
      const count = 1 + Math.floor(random() * 400);
      const answers: SinceAnswer[] = [];
      const asked: number[] = [];
      let halved = halve(count, answers);
      while (halved.state === 'asking') {
        expect(asked).not.toContain(halved.index);
        expect(halved.index).toBeLessThan(count - 1);
        asked.push(halved.index);
        answers.push(random() < 0.5 ? so : notYet);
        halved = halve(count, answers);
      }
      const toldSo = asked.filter((_index, place) => answers[place] === so);
      expect(halved.index).toBe(Math.min(count - 1, ...toldSo));
    }
  });
});
