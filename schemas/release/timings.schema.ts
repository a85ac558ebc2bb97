import { count, section } from './behaviourLeaves.ts';

/** How long messages and waiting last where the spec names a number. */
export const timingsSchema = section('Times', 'How long messages and waiting last, in milliseconds or seconds.', {
  toastMs: count('Message', 'How long a message stays, in ms (TOAST-01).', [500, 1500, 20000], 'timings', 1),
  shortToastMs: count('Short message', 'Messages that need a moment longer, in ms.', [500, 3000, 20000], 'timings', 2),
  longToastMs: count('Long message', 'Messages with something to do, in ms.', [500, 8000, 60000], 'timings', 3),
  rejectToastMs: count(
    'Refusal',
    'Message for trial accounts where only formal members may go, in ms (ROLE-07).',
    [500, 2000, 20000],
    'timings',
    4,
  ),
  sentToastMs: count('Sent', 'Message after a recovery mail was asked for, in ms (FORGOT-06).', [500, 1000, 20000], 'timings', 5),
  savedLeaveMs: count(
    'Leave after saving',
    'Time between the saved message and leaving the password change, in ms (CHPSW-09).',
    [0, 1000, 10000],
    'timings',
    6,
  ),
  usernameCheckMs: count(
    'Check a name after',
    'Pause in typing after which a username is looked up, in ms (REG-37).',
    [100, 400, 5000],
    'timings',
    7,
  ),
  pageFadeMs: count('Page change', 'How long pages fade, in ms; 0 for none (ROUTE-10).', [0, 300, 2000], 'timings', 8),
  backSwipePx: count(
    'Back by swiping',
    'How far a swipe from the edge must go to lead back, in px (ROUTE-10).',
    [40, 100, 400],
    'timings',
    9,
  ),
  loadingSeconds: count(
    'Waiting',
    'How long a waiting message lasts at most where nothing else is set, in seconds (TOAST-07).',
    [1, 3, 9999],
    'timings',
    10,
  ),
  logoutLoadingSeconds: count(
    'Waiting: log out',
    'The same while logging out; 9999 is until it is done (TOAST-08).',
    [1, 9999, 9999],
    'timings',
    11,
  ),
  smsLoadingSeconds: count('Waiting: SMS', 'The same while a code is sent.', [1, 10, 9999], 'timings', 12),
  changePasswordLoadingSeconds: count(
    'Waiting: change password',
    'The same while a password is changed.',
    [1, 10, 9999],
    'timings',
    13,
  ),
  setPasswordLoadingSeconds: count(
    'Waiting: set password',
    'The same while a password is set by phone.',
    [1, 15, 9999],
    'timings',
    14,
  ),
  recoverLoadingSeconds: count(
    'Waiting: recovery mail',
    'The same while a recovery mail is asked for.',
    [1, 9999, 9999],
    'timings',
    15,
  ),
});
