import { languageCodes } from '../languages/languages.ts';
import { MAX_FEEDBACK } from '../platform/feedback.schema.ts';
import { choice, codes, count, duration, pairs, section } from '../leaves/behaviourLeaves.ts';

/** When announcements that pop up are shown: at every visit, once a day, never. */
export const popupTimes = ['visit', 'day', 'never'] as const;

/** Whether each block requests its own kinds of announcements, or one call requests all kinds of a group (ANN-02). */
export const announcementQueries = ['separate', 'single'] as const;

/** Names under which platforms report the unread count of the chat (CHAT-06). */
export const chatCounts = ['CBS_unreadCount', 'CSP_unreadCount'] as const;

/** How odds are written; `language` is what players of the page's language are used to. */
export const oddsFormats = ['language', 'decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const;

/** Elements that texts of platforms are usually made of. */
const usualElements = [
  'p',
  'div',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** How texts, pictures and news of the platform are shown. */
export const contentSchema = section({
  title: 'Content',
  description: 'How announcements, promotions and help are shown.',
  group: 'content',
  properties: {
    richText: codes({
      title: 'Elements of texts',
      description: 'HTML elements that stay in texts of the platform; of all others only the words are shown (PROMO-12).',
      choices: [...usualElements, 'span', 'sub', 'sup'],
      default: usualElements,
    }),
    popups: choice({
      title: 'Pop-ups',
      description: 'How often pop-up notices are shown on home: once per visit, once per day, or never (ANN-06).',
      choices: popupTimes,
      default: 'visit',
    }),
    popupDelayMs: duration({
      title: 'Pop-ups after',
      description: 'How long home is in view before a notice pops up.',
      minimum: 0,
      default: 1200,
      maximum: 60000,
      unit: 'millisecond',
    }),
    markReadMs: duration({
      title: 'Marks of reading',
      description: 'Shortest time between two marks that something was read (CALL-35).',
      minimum: 0,
      default: 150,
      maximum: 5000,
      unit: 'millisecond',
    }),
    scrollToMs: duration({
      title: 'Scroll to a promotion',
      description: 'Time until the page scrolls to the promotion of its address (PROMO-04).',
      minimum: 0,
      default: 500,
      maximum: 5000,
      unit: 'millisecond',
    }),
    chatLanguage: choice({
      title: 'Language of the chat',
      description: 'Language that a live chat is asked for: one for everybody, or the page’s (LANG-06).',
      choices: ['page', ...languageCodes],
      default: 'page',
    }),
    chatCount: choice({
      title: 'Unread chat messages',
      description: 'Which of the platform’s two counts the chat’s badge shows (CHAT-06).',
      choices: chatCounts,
      default: 'CBS_unreadCount',
    }),
    announcementQuery: choice({
      title: 'Notice queries',
      description: 'How notices are requested: separate queries by type, or a single query with all types of a group (ANN-02).',
      choices: announcementQueries,
      default: 'separate',
    }),
    browserLanguages: pairs({
      title: 'Languages of browsers',
      description:
        'Which language of the site a browser’s gets where they differ, as zh-TW=EN or lo=TH; every other gets its own (LANG-08).',
      left: '[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}',
      right: languageCodes,
      default: [],
    }),
    feedbackLength: count({
      title: 'Longest feedback',
      description: 'Most characters that a player’s feedback may have; the counter below it counts to here (FEED-04).',
      minimum: 20,
      default: 200,
      maximum: MAX_FEEDBACK,
    }),
    oddsFormat: choice({
      title: 'Odds',
      description:
        'How odds of matches are written. Hong Kong, Malay and Indonesian odds are used where there are two outcomes; elsewhere, and on the coupon, odds are decimal then.',
      choices: oddsFormats,
      default: 'language',
    }),
    amountDecimals: count({
      title: 'Decimals of amounts',
      description:
        'How many decimals sums of money are written with; -1 for as many as the currency has: none for ₫ and ₩ (WAL-02).',
      minimum: -1,
      default: 2,
      maximum: 4,
    }),
  },
});
