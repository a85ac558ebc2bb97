import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { PatternEditor } from './PatternEditor.tsx';
import type { AnyRule } from './ruleKinds.ts';

function draw(rule: AnyRule, most = 8) {
  const written: (readonly AnyRule[])[] = [];
  function Held() {
    const [value, setValue] = useState(rule);
    return (
      <PatternEditor
        rule={value}
        most={most}
        onChange={(...next) => {
          written.push(next);
          setValue((before) => next[0] ?? before);
        }}
      />
    );
  }
  const { user } = renderTool(<Held />);
  return { user, last: () => written.at(-1)?.[0], all: () => written.at(-1) };
}

describe('the pattern editor', () => {
  it('refuses a pattern that can hang, says why, and offers one that cannot', async () => {
    const { user, last } = draw({ rule: 'pattern', value: '^([a-z]+)+$' });
    expect(screen.getByRole('textbox', { name: 'Value' })).toBeInvalid();
    expect(screen.getByText(/can freeze a phone for minutes/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use ^[a-z]+$ instead' }));
    expect(last()).toEqual({ rule: 'pattern', value: '^[a-z]+$' });
    expect(screen.getByText('The pattern is safe to use.')).toBeInTheDocument();
  });

  it('offers a rule for each look-ahead, as long as there is room for them', async () => {
    const rule = { rule: 'pattern', value: '^(?=.*[A-Z])(?=.*\\d).{8,}$', refuses: ['abcdefg7'] };
    const { user, all } = draw(rule, 3);
    await user.click(screen.getByRole('button', { name: 'Use rules that say the same: ^.*[A-Z] ^.*\\d ^.{8,}$' }));
    expect(all()).toEqual([
      { ...rule, value: '^.*[A-Z]' },
      { rule: 'pattern', value: '^.*\\d' },
      { rule: 'pattern', value: '^.{8,}$' },
    ]);
    cleanup();
    draw(rule, 2);
    expect(screen.getByText(/Use two rules instead/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument();
  });

  it('offers nothing for a pattern that is not whole, because it means nothing yet', () => {
    draw({ rule: 'pattern', value: '^[a-z' });
    expect(screen.getByText(/a bracket, a group or an escape is incomplete/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument();
  });

  it('warns of a pattern that asks for a part of the entry only', async () => {
    const { user, last } = draw({ rule: 'pattern', value: '[0-9]{4}' });
    expect(screen.getByText(/anywhere in the entry/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Match the whole entry' }));
    expect(last()).toEqual({ rule: 'pattern', value: '^(?:[0-9]{4})$' });
  });

  it('keeps examples with the rule and checks them with each change', async () => {
    const { user, last } = draw({ rule: 'pattern', value: '^[a-z]+$' });
    await user.type(screen.getByRole('textbox', { name: 'Add an example: Must match' }), 'anna{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Add an example: Must not match' }), 'a1{Enter}');
    expect(last()).toEqual({ rule: 'pattern', value: '^[a-z]+$', accepts: ['anna'], refuses: ['a1'] });
    const refused = within(screen.getByRole('list', { name: 'Must not match' }));
    expect(refused.getByRole('img')).toHaveAccessibleName('as expected');
    await user.clear(screen.getByRole('textbox', { name: 'Value' }));
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '^[[a-z0-9]+$');
    expect(refused.getByRole('img')).toHaveAccessibleName('not as expected');
    await user.click(screen.getByRole('button', { name: 'Remove the example a1' }));
    expect(last()).toEqual({ rule: 'pattern', value: '^[a-z0-9]+$', accepts: ['anna'] });
  });
});
