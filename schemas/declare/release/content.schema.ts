import { languageCodes } from '../languages/languages.ts';
import { MAX_FEEDBACK } from '../platform/feedback.schema.ts';
import { choice, codes, count, duration, pairs, section } from '../leaves/behaviourLeaves.ts';

/** When announcements that pop up are shown: at every visit, once a day, never. */
export const popupTimes = ['visit', 'day', 'never'] as const;

/** Whether each block asks for its own kinds of announcements, or all of them for those that a group has (ANN-02). */
export const announcementQueries = ['separate', 'single'] as const;

/** Names under which platforms count what is unread in the chat (CHAT-06). */
export const chatCounts = ['CBS_unreadCount', 'CSP_unreadCount'] as const;

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
export const contentSchema = section('Content', 'How announcements, promotions and help are shown.', {
  richText: codes(
    'Elements of texts',
    'HTML elements that stay in texts of the platform; of all others only the words are shown (PROMO-12).',
    [...usualElements, 'span', 'sub', 'sup'],
    usualElements,
    'content',
    1,
  ),
  announcementQuery: choice(
    'Notice queries',
    'How notices are requested: separate queries by type, or a single query with all types of a group (ANN-02).',
    announcementQueries,
    'separate',
    'content',
    8,
  ),
  popups: choice(
    'Pop-ups',
    'How often pop-up notices are shown on home: once per visit, once per day, or never (ANN-06).',
    popupTimes,
    'visit',
    'content',
    2,
  ),
  popupDelayMs: duration(
    'Pop-ups after',
    'How long home is in view before a notice pops up.',
    [0, 1200, 60000, 'millisecond'],
    'content',
    3,
  ),
  markReadMs: duration(
    'Marks of reading',
    'Shortest time between two marks that something was read (CALL-35).',
    [0, 150, 5000, 'millisecond'],
    'content',
    4,
  ),
  scrollToMs: duration(
    'Scroll to a promotion',
    'Time until the page scrolls to the promotion of its address (PROMO-04).',
    [0, 500, 5000, 'millisecond'],
    'content',
    5,
  ),
  chatLanguage: choice(
    'Language of the chat',
    'Language that a live chat is asked for: one for everybody, or the page’s (LANG-06).',
    ['page', ...languageCodes],
    'page',
    'content',
    6,
  ),
  chatCount: choice(
    'Unread chat messages',
    'Which of the platform’s two counts the chat’s badge shows (CHAT-06).',
    chatCounts,
    'CBS_unreadCount',
    'content',
    7,
  ),
  feedbackLength: count(
    'Longest feedback',
    'Most characters that a player’s feedback may have; the counter below it counts to here (FEED-04).',
    [20, 200, MAX_FEEDBACK],
    'content',
    9,
  ),
  browserLanguages: pairs(
    'Languages of browsers',
    'Which language of the site a browser’s gets where they differ, as zh-TW=EN or lo=TH; every other gets its own (LANG-08).',
    { left: '[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}', right: languageCodes },
    [],
    'content',
    8,
  ),
  amountDecimals: count(
    'Decimals of amounts',
    'How many decimals sums of money are written with; -1 for as many as the currency has: none for ₫ and ₩ (WAL-02).',
    [-1, 2, 4],
    'content',
    10,
  ),
});
