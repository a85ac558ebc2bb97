/** A simulated member below the demo agent. */
export interface RosterEntry {
  readonly username: string;
  readonly nickname: string;
  /** Username of the member above. */
  readonly upline: string;
  /** Whether members may be below. */
  readonly leads: boolean;
  /** In percent. */
  readonly rebate: string;
}

const AGENT = 'demoagent';

/** Leaders right below the agent, the members below each leader, and the members below those. The names are made up. */
const teams: Readonly<Record<string, readonly (string | readonly [leader: string, ...below: string[]])[]>> = {
  Orla: [['Bram', 'Fenja', 'Tiko'], 'Sanu', 'Mirel', 'Yuto'],
  Kavi: ['Dunja', ['Lani', 'Pelle', 'Noor', 'Zeno'], 'Ruka'],
  Temba: ['Ilse', 'Jaro', 'Minh', 'Sola'],
  Wren: ['Arvo', 'Binta', 'Cato', 'Ekko', 'Hale'],
  Sefa: ['Iria', 'Joss', 'Kuno'],
};
const alone = ['Lior', 'Maren', 'Odd', 'Paz', 'Quill', 'Suri', 'Ulla', 'Vito', 'Xeni', 'Yarrow', 'Zita'];

/** A username that players do not choose, so that it is free. */
const usernameOf = (nickname: string): string => `${nickname.toLowerCase()}${nickname.length}${nickname.charCodeAt(1) % 10}0`;

const member = (nickname: string, upline: string, rebate: string): RosterEntry => ({
  username: usernameOf(nickname),
  nickname,
  upline,
  leads: false,
  rebate,
});
const leader = (nickname: string, upline: string, rebate: string): RosterEntry => ({
  ...member(nickname, upline, rebate),
  leads: true,
});

/** All members below the demo agent, each after its upline. */
export const roster: readonly RosterEntry[] = [
  ...Object.entries(teams).flatMap(([head, below]) => [
    leader(head, AGENT, '6.00'),
    ...below.flatMap((entry) => {
      if (typeof entry === 'string') return member(entry, usernameOf(head), '2.50');
      const [second, ...last] = entry;
      return [leader(second, usernameOf(head), '4.00'), ...last.map((nickname) => member(nickname, usernameOf(second), '1.20'))];
    }),
  ]),
  ...alone.map((nickname) => member(nickname, AGENT, '3.00')),
];
