import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { WhenEditor } from './WhenEditor.tsx';
import { shownSentence, whenSentence } from './whenSentence.ts';

describe('a condition in words', () => {
  it.each<[string, When]>([
    ['to Guests', { audience: ['guest'] }],
    ['to Guests or Members or Agents', { audience: ['guest', 'member', 'agent'] }],
    ['in English', { language: ['EN'] }],
    ['while “Free trial” is on', { switch: 'TRIAL3' }],
    ['while “NOSUCH” is on', { switch: 'NOSUCH' }],
    ['in the installed app', { installed: true }],
    ['after a first login', { firstTimeLogin: true }],
    ['not after a first login', { firstTimeLogin: false }],
    ['in the browser', { installed: false }],
    ['not in the browser', { not: { installed: false } }],
    ['to Guests and while “Free trial” is on', { all: [{ audience: ['guest'] }, { switch: 'TRIAL3' }] }],
    [
      'to Guests or (in the browser and not to Agents)',
      { any: [{ audience: ['guest'] }, { all: [{ installed: false }, { not: { audience: ['agent'] } }] }] },
    ],
  ])('is “%s”', (sentence, when) => {
    expect(whenSentence(inEnglish, when)).toBe(sentence);
  });
});

describe('who sees a block, in a sentence', () => {
  it.each<[string, When]>([
    ['Shown to Guests.', { audience: ['guest'] }],
    ['Not shown to Guests.', { not: { audience: ['guest'] } }],
    ['Not shown after a first login.', { firstTimeLogin: false }],
    ['Not shown (to Guests or in the browser).', { not: { any: [{ audience: ['guest'] }, { installed: false }] } }],
    ['Shown in the browser and not to Agents.', { all: [{ installed: false }, { not: { audience: ['agent'] } }] }],
  ])('is “%s”', (sentence, when) => {
    expect(shownSentence(inEnglish, when)).toBe(sentence);
  });
});

function draw(start: When | undefined) {
  const written: (When | undefined)[] = [];
  function Held() {
    const [when, setWhen] = useState(start);
    return (
      <WhenEditor
        when={when}
        onChange={(next) => {
          written.push(next);
          setWhen(next);
        }}
      />
    );
  }
  const { user } = renderTool(<Held />);
  return { user, last: () => written.at(-1) };
}

describe('the editor of a condition', () => {
  it('begins with everybody and narrows by a few words', async () => {
    const { user, last } = draw(undefined);
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Only if…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Guests' }));
    expect(last()).toEqual({ audience: ['guest'] });
    expect(screen.getByText('Shown to Guests.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(last()).toBeUndefined();
  });

  it('edits every kind of the vocabulary, joined and turned round', async () => {
    const { user, last } = draw({ audience: ['guest'] });
    await user.click(screen.getByRole('radio', { name: 'Exact condition' }));
    const [whole] = screen.getAllByLabelText('Condition type');
    if (!whole) throw new Error('no kind to choose');
    await user.selectOptions(whole, 'any');
    expect(last()).toEqual({ any: [{ audience: ['guest'] }] });
    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    const [, , second] = screen.getAllByLabelText('Condition type');
    if (!second) throw new Error('no second part');
    await user.selectOptions(second, 'installed');
    await user.click(screen.getByRole('radio', { name: 'Browser' }));
    expect(last()).toEqual({ any: [{ audience: ['guest'] }, { installed: false }] });
    await user.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(last()).toEqual({ any: [{ installed: false }] });
    await user.selectOptions(whole, 'not');
    expect(last()).toEqual({ not: { any: [{ installed: false }] } });
  });

  it('never leaves a list empty, which would be refused', async () => {
    const { user, last } = draw({ not: { audience: ['guest'] } });
    await user.click(screen.getByRole('checkbox', { name: 'Guests' }));
    expect(last()).toBeUndefined();
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }));
    expect(last()).toEqual({ not: { audience: ['guest', 'agent'] } });
  });
});
