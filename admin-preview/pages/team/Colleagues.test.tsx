import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Colleagues } from './Colleagues.tsx';

const ben = { name: 'Ben', section: 'look' };
const others = ['Ann', 'Kim', 'Zoe', 'Max'].map((name) => ({ name, section: 'footer' }));

describe('the marks of other operators', () => {
  it('are not there while nobody else is', () => {
    const { container } = render(<Colleagues people={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('say who is where, by name and as tooltip', () => {
    render(<Colleagues people={[ben]} />);
    const marks = screen.getByRole('button', { name: 'Ben is here too, in Colours & theme' });
    expect(marks).toHaveAttribute('title', 'Ben is here too, in Colours & theme');
    expect(marks).toHaveTextContent(/^B$/);
  });

  it('say only that somebody is here, of a section that this build does not know', () => {
    render(<Colleagues people={[{ name: 'Ben', section: 'tomorrow' }]} />);
    expect(screen.getByRole('button', { name: 'Ben is here too' })).toBeVisible();
  });

  it('are three and a number for more, and all of them in the list behind', () => {
    render(<Colleagues people={[ben, ...others]} />);
    const marks = screen.getByRole('button', { name: /^Ben is here too.*; Max is here too, in Footer$/ });
    // Where there is room, three and “+2”; on a phone “5”. The style sheet shows one of the two.
    expect(marks).toHaveTextContent(/^BAK\+25$/);
    expect(within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  });
});
