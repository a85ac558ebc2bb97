/** Where a switch is grouped in the operator's tool. */
export type SwitchGroup = 'entry' | 'register' | 'menu' | 'promotion' | 'agent' | 'social';

interface SwitchFacts {
  readonly title: string;
  readonly description: string;
  readonly default: boolean;
  readonly group: SwitchGroup;
}

/**
 * The operator's flag table: every switch of the product, in the spelling of merchant platforms. `description` says what a player sees while it
 * is on; `default` holds while the platform sends nothing.
 */
export const switchFacts = {
  MOBILECODELOGIN3: {
    title: 'Login by mobile number',
    description: 'Adds the mobile-number tab to the login dialog.',
    default: false,
    group: 'entry',
  },
  PSWEMAIL3: {
    title: 'Recover password by e-mail',
    description: 'Shows the forgot-password link, with recovery by e-mail.',
    default: true,
    group: 'entry',
  },
  PSWPHONE3: {
    title: 'Recover password by phone',
    description: 'Shows the forgot-password link, with recovery by SMS code.',
    default: false,
    group: 'entry',
  },
  TRIAL3: { title: 'Free trial', description: 'Shows the free-trial entry to guests.', default: true, group: 'entry' },
  THEMESWITCH3: {
    title: 'Dark and light toggle',
    description: 'Lets players choose between the dark and the light theme.',
    default: true,
    group: 'entry',
  },
  CBS3: {
    title: 'Live chat',
    description: 'Shows live chat in the footer, the messages and the customer support list.',
    default: false,
    group: 'entry',
  },
  USERNAMEREG3: {
    title: 'Sign up by username',
    description: 'Adds the username tab to the sign-up form.',
    default: true,
    group: 'register',
  },
  MOBILENUMREG3: {
    title: 'Sign up by mobile number',
    description: 'Adds the mobile-number tab to the sign-up form.',
    default: false,
    group: 'register',
  },
  REGMOBVERF3: {
    title: 'Verify the mobile number',
    description: 'Signing up by mobile number requires an SMS code.',
    default: false,
    group: 'register',
  },
  MOBILENUMPASSREG3: {
    title: 'Password with mobile number',
    description: 'Signing up by mobile number also requires a password.',
    default: true,
    group: 'register',
  },
  FACEBOOKLOGIN3: {
    title: 'Facebook login',
    description: 'Shows the Facebook button on login and sign-up.',
    default: false,
    group: 'social',
  },
  GOOGLELOGIN3: {
    title: 'Google login',
    description: 'Shows the Google button on login and sign-up.',
    default: false,
    group: 'social',
  },
  telegram: {
    title: 'Telegram login',
    description: 'Shows the Telegram button on login and sign-up.',
    default: false,
    group: 'social',
  },
  REWCEN3: { title: 'Reward centre', description: 'Shows the reward centre in the menus.', default: true, group: 'menu' },
  TRANSBETREPMEM3: {
    title: 'Bet history',
    description: 'Shows the bet history in the member menus.',
    default: true,
    group: 'menu',
  },
  TRANSREC3: {
    title: 'Transactions',
    description: 'Shows transactions in the member menus.',
    default: true,
    group: 'menu',
  },
  PERSREP: {
    title: 'Profit and loss',
    description: 'Shows the personal profit-and-loss page in the member menu.',
    default: true,
    group: 'menu',
  },
  PTSYS3: { title: 'Points mall', description: 'Shows the points mall in the member menus.', default: false, group: 'menu' },
  SECPRIV: {
    title: 'Security centre',
    description: 'Shows the security centre in the member menus.',
    default: true,
    group: 'menu',
  },
  MAILCEN: { title: 'Inbox', description: 'Shows the inbox in the menus.', default: true, group: 'menu' },
  VIPBENEFIT3: { title: 'VIP benefits', description: 'Shows VIP benefits to members.', default: true, group: 'promotion' },
  REFERRAL: {
    title: 'Referral promotion',
    description: 'Shows the invite entry to non-agent members.',
    default: true,
    group: 'promotion',
  },
  AGEPAG: { title: 'Team overview', description: 'Shows the team overview to agents.', default: false, group: 'agent' },
  DOWNMAN: { title: 'Team members', description: 'Shows the list of team members to agents.', default: false, group: 'agent' },
  AGETEAMPNL3: {
    title: 'Team profit and loss',
    description: 'Shows team profit and loss in the right menu.',
    default: false,
    group: 'agent',
  },
  TEAMBETTING3: { title: 'Team bets', description: 'Shows the bets of the team to agents.', default: false, group: 'agent' },
  GAMSER: {
    title: 'Team rebate',
    description: 'Shows the rebate settings of the team to agents.',
    default: false,
    group: 'agent',
  },
  AGEREBINC3: { title: 'Rebate income', description: 'Shows rebate income to agents.', default: false, group: 'agent' },
} as const satisfies Record<string, SwitchFacts>;

export type SwitchName = keyof typeof switchFacts;

export const switchNames = Object.keys(switchFacts) as readonly SwitchName[];

export const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(switchFacts, name);
