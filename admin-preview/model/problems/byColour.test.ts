import { expect, it } from 'vitest';
import { found } from '#schemas/judge/findings/findings.ts';
import { byColour } from './byColour.ts';

const at = (role: string) => `/template/theme/dark/${role}`;
const low = (role: string, ratio: number) => found('contrast.low', at(role), { role, ratio });
const noHome = found('footer.noHome', '/template/parameters/footer_nav', {});

it('keeps the order, and puts the worst of one colour before its others', () => {
  const [brand, worse, state, text] = [
    low('brand', 2.5),
    low('brand', 1.2),
    found('contrast.state', at('brand'), { ratio: 4 }),
    low('text', 3),
  ];
  const note = found('contrast.off', at('brand'), { ratio: 1.1 });
  expect(byColour([brand, noHome, worse, text, noHome, state, note])).toEqual([
    { first: worse, others: [brand, state, note] },
    { first: noHome, others: [] },
    { first: text, others: [] },
    { first: noHome, others: [] },
  ]);
});
