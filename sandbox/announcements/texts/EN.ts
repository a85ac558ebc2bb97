import type { AnnouncementTexts } from '../AnnouncementTexts.ts';

export const EN: AnnouncementTexts = {
  banners: [
    ['The lights are on', 'Over six hundred games, open all night at {brand}.'],
    ['New reels every Friday', 'Three fresh slots join the hall this week.'],
    ['A seat at the live table', 'Real dealers, clear limits, tables in your language.'],
    ['Match day, every day', 'Odds on the big leagues and the small ones.'],
    ['Bring a friend along', 'Your invitation code is waiting in your account.'],
    ['Deep water, big catch', 'Load the cannon and see what swims by.'],
  ],
  notices: [
    [
      'Welcome to {brand}',
      'Take a look around: you can browse every game without an account. Registering takes less than a minute.',
    ],
    [
      'Short maintenance on Tuesday',
      'Live tables pause on Tuesday from 04:00 to 04:30. Slots and sports stay open. Running rounds are finished first.',
    ],
    [
      'Keep your account safe',
      'Use a password that you use nowhere else. Our staff will never ask you for it, in chat or by phone.',
    ],
    [
      'Deposits now arrive faster',
      'Most deposits are credited within a minute. If yours takes longer than ten, customer service will look into it.',
    ],
    [
      'Play within your means',
      'Games are there for fun. Set yourself a limit before you start, and take a break when it stops being one.',
    ],
    ['New studio in the lobby', 'Prismforge has opened its doors here: forty slots with bright art and gentle rules.'],
    [
      'Customer service, day and night',
      'Questions about your account, a game or a payment? The chat answers around the clock, in your language.',
    ],
  ],
  promotions: [
    [
      'First steps bonus',
      'New members find a welcome gift in the reward centre after their first deposit. One per person; the terms stand beside it.',
    ],
    [
      'Weekend rebate',
      'From Friday evening to Sunday night part of your stake comes back, paid out on Monday morning without a form to fill in.',
    ],
  ],
};
