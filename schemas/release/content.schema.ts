import { languageCodes } from '../languages.ts';
import { choice, count, section, words } from './behaviourLeaves.ts';

/** When announcements that pop up are shown: at every visit, once a day, never. */
export const popupTimes = ['visit', 'day', 'never'] as const;

/** Names under which platforms count what is unread in the chat (CHAT-06). */
export const chatCounts = ['CBS_unreadCount', 'CSP_unreadCount'] as const;

/** How texts, pictures and news of the platform are shown. */
export const contentSchema = section('Content', 'How announcements, promotions and help are shown.', {
  richText: words(
    'Elements of texts',
    'HTML elements that stay in texts of the platform; of all others only the words are shown (PROMO-12).',
    '^(p|div|span|br|hr|strong|b|em|i|u|s|small|sub|sup|h[1-6]|ul|ol|li|a|img|blockquote|table|thead|tbody|tr|th|td)$',
    [
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
    ],
    'content',
    1,
    ['promotions', 'help'],
  ),
  popups: choice(
    'Pop-ups',
    'How often announcements that pop up come over home: once in a visit, once a day, or never (ANN-06).',
    popupTimes,
    'visit',
    'content',
    2,
    ['home'],
  ),
  popupDelayMs: count(
    'Pop-ups after',
    'Milliseconds that home is in view before an announcement pops up.',
    [0, 1200, 60000],
    'content',
    3,
    ['home'],
  ),
  markReadMs: count(
    'Marks of reading',
    'Shortest time between two marks that something was read, in ms (CALL-35).',
    [0, 150, 5000],
    'content',
    4,
    ['notices'],
  ),
  scrollToMs: count(
    'Scroll to a promotion',
    'Time until the page scrolls to the promotion of its address, in ms (PROMO-04).',
    [0, 500, 5000],
    'content',
    5,
    ['promotions'],
  ),
  chatLanguage: choice(
    'Language of the chat',
    'Language that a live chat is asked for: one for everybody, or the page’s (LANG-06).',
    ['page', ...languageCodes],
    'CN',
    'content',
    6,
    [],
  ),
  chatCount: choice(
    'Unread chat messages',
    'Which of the platform’s two counts the chat’s badge shows (CHAT-06).',
    chatCounts,
    'CBS_unreadCount',
    'content',
    7,
    ['home'],
  ),
});
