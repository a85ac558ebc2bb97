import type { Audience } from '../names/visitor.ts';
import type { Region } from '../names/regions.ts';
import { audiences } from '../names/visitor.ts';

/** What a condition may ask. */
export type WhenWord =
  | { readonly audience: readonly Audience[] }
  | { readonly language: readonly string[] }
  | { readonly switch: string }
  | { readonly installed: boolean }
  | { readonly firstTimeLogin: boolean };

/** Words of a vocabulary, combined. */
export type Combined<Word> =
  | Word
  | { readonly all: readonly Combined<Word>[] }
  | { readonly any: readonly Combined<Word>[] }
  | { readonly not: Combined<Word> };

/**
 * When a block shows. A closed vocabulary, never an expression. Display only: what a visitor may do is decided by the
 * server.
 */
export type When = Combined<WhenWord>;

/** One block in a region. `block` may be a name this build does not know; `props` are checked by that block's schema. */
export interface PlacedBlock {
  readonly id: string;
  readonly block: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly when?: When;
}

/** Region to blocks, first to last. A region that a merchant names replaces the preset's whole list. */
export type Layout = Readonly<Partial<Record<Region, readonly PlacedBlock[]>>>;

export const MAX_BLOCKS = 60;

/** A region: a part of home, or a page of its own. */
const region = (title: string, description: string) =>
  ({
    title,
    description,
    type: 'array',
    maxItems: MAX_BLOCKS,
    items: { $ref: '#/definitions/placedBlock' },
    'x-ui': { widget: 'block-list', group: 'layout' },
  }) as const;

export const layoutSchema = {
  $id: 'release/layout',
  title: 'Layout',
  description: 'Which blocks stand in which region, first to last.',
  type: 'object',
  additionalProperties: false,
  properties: {
    header: region('Header', 'Top of every page.'),
    home: region('Home', 'The lobby, from top to bottom.'),
    homeFooter: region('Home footer', 'Below the lobby: about, help, contact, legal.'),
    footerNav: region('Footer navigation', 'Bar at the bottom edge.'),
    leftMenu: region('Left menu', 'Drawer behind the menu button.'),
    rightMenu: region('Right menu', 'Drawer of a member, at the side where lines end.'),
    memberMenu: region('Member pop-up', 'What opens below the member’s name in the header.'),
    login: region('Login', 'Inside the login dialog.'),
    register: region('Sign up', 'Inside the sign-up dialog.'),
    forget: region('Recover password', 'Inside the recovery dialog.'),
    changePassword: region('Change password', 'Inside the change-password dialog.'),
    settings: region('Settings', 'The settings page of a member.'),
    trial: region('Free trial', 'The page that starts a trial account.'),
    hotGames: region('Hot games', 'The page of the hot games.'),
    gameList: region('List of games', 'The pages that list games of a category, a studio, or a player’s favourites.'),
    lottery: region('Lottery', 'The page that a lottery is played on.'),
    download: region('App', 'The page that offers the app.'),
    notices: region('Notices', 'The page of notices.'),
    promotions: region('Promotions', 'The page of promotions, and of one.'),
    help: region('Help centre', 'The page of help articles.'),
    invite: region('Invite friends', 'The page with a member’s own link.'),
    vendorGrid: region('Studios of a category', 'The pages of sports, e-sports, cockfighting and lotteries.'),
    gameCentre: region('All games', 'The page of all categories with a side menu.'),
    search: region('Search', 'Replaces home while a player searches games.'),
    gameRecords: region('Bet history', 'The page of a member’s own bets.'),
    memberCentre: region('Member centre', 'The page of a member: identity, balance and links.'),
    securityCentre: region('Security centre', 'The page of a member’s security settings.'),
    messageCentre: region('Messages', 'The page that leads to notices, inbox, chat and other contact channels.'),
    inbox: region('Inbox', 'The page of a member’s messages.'),
    feedback: region('Feedback', 'The page where players send questions and reports.'),
    deposit: region('Deposit', 'The page for deposits.'),
    withdraw: region('Withdraw', 'The page for withdrawals, with the forms that it needs.'),
    agentHome: region('Agent centre', 'The home page of agents.'),
    teamOverview: region('Team overview', 'The page of an agent’s team in figures.'),
    teamMembers: region('Team members', 'The page of an agent’s downline.'),
    teamProfit: region('Team profit and loss', 'The page of a team’s profit and loss.'),
    teamBets: region('Team bets', 'The page of the bets of an agent’s team.'),
    teamRebates: region('Team rebate', 'The page of the rebates of an agent’s team.'),
    transactions: region('Transactions', 'The page of a member’s transactions.'),
    profitLoss: region('Profit and loss', 'The page of a member’s profit and loss.'),
    benefits: region('VIP benefits', 'The page of a member’s level.'),
    rewards: region('Reward centre', 'The page of rewards to claim.'),
    mall: region('Points mall', 'The page of points and the items they can be redeemed for.'),
    salaryContract: region('Daily salary', 'The page of an agent’s daily salary.'),
    dividendContract: region('Dividend contract', 'The page of an agent’s dividend contract.'),
    hourContract: region('Hourly salary', 'The page of an agent’s hourly salary.'),
    agentIncome: region('Rebate income', 'The page of an agent’s rebate income.'),
    dividends: region('Dividends', 'The page of an agent’s dividends.'),
    openAccount: region('Open an account', 'The page where an agent opens accounts.'),
    redRain: region('Red packet rain', 'The page of red packet rain.'),
  },
  definitions: {
    placedBlock: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'block'],
      properties: {
        id: {
          title: 'Id',
          description: 'Name of this placement, unique in its region.',
          type: 'string',
          pattern: '^[a-z0-9-]{1,40}$',
        },
        block: { title: 'Block', description: 'Which block stands here.', type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
        props: { title: 'Settings', description: 'Settings of the block, judged by its own schema.', type: 'object' },
        when: { $ref: '#/definitions/when' },
      },
    },
    when: {
      title: 'Shown when',
      description: 'Exactly one condition; all, any and not combine others.',
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        audience: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: audiences } },
        language: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', maxLength: 2 } },
        switch: { type: 'string', maxLength: 40 },
        installed: { type: 'boolean' },
        firstTimeLogin: { type: 'boolean' },
        all: { type: 'array', minItems: 1, maxItems: 8, items: { $ref: '#/definitions/when' } },
        any: { type: 'array', minItems: 1, maxItems: 8, items: { $ref: '#/definitions/when' } },
        not: { $ref: '#/definitions/when' },
      },
    },
  },
} as const;
