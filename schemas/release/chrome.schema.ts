import { section, words } from './behaviourLeaves.ts';

/** First part of an address after `/m/` (HEAD-08): `agent` stands for `/m/agent/team` too, not for `/m/agentRegister`. */
const PAGE = '^[A-Za-z0-9_-]{1,40}$';

const pages = <const D extends readonly string[]>(title: string, description: string, fallback: D, order: number) =>
  words(title, description, PAGE, fallback, 'chrome', order, ['hotGames']);

/** Which pages do without the frame of the others. */
export const chromeSchema = section('Frame of the pages', 'Pages without a header or without the bar at the bottom.', {
  withoutHeader: pages(
    'No header',
    'Pages without the header, by the first part of their address after /m/.',
    ['message', 'lottery', 'changePsw', 'agent', 'forget', 'login', 'register', 'mine'],
    1,
  ),
  withoutFooter: pages(
    'No bottom bar',
    'Pages without the footer navigation, by the first part of their address after /m/.',
    ['lottery', 'forget', 'changePsw', 'notice', 'agent', 'login', 'register', 'activityDetail', 'mine'],
    2,
  ),
});
