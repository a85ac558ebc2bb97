import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './readFrameMessage.ts';

const frame = { window: { name: 'the frame' }, origin: 'http://lotus.localhost:3000' };
const hello = { channel: 'livery-preview', protocol: 2, type: 'hello' };
const applied = { ...hello, type: 'applied', revision: 3, path: '/m/home' };
const message = { source: frame.window, origin: frame.origin, data: hello as unknown };

describe('readFrameMessage', () => {
  it.each([
    ['hello', hello],
    ['applied', applied],
    ['pong', { ...hello, type: 'pong' }],
  ])('takes %s', (_title, data) => {
    expect(readFrameMessage({ ...message, data }, frame)).toEqual(data);
  });

  it.each([
    ['another window', { ...message, source: { name: 'somebody' } }],
    ['no window', { ...message, source: null }],
    ['another origin', { ...message, origin: 'https://evil.example' }],
    ['an origin that only begins alike', { ...message, origin: `${frame.origin}.evil.example` }],
    ['a null origin', { ...message, origin: 'null' }],
    ['another version', { ...message, data: { ...hello, protocol: 1 } }],
    ['an unknown type', { ...message, data: { ...hello, type: 'publish' } }],
    ['a message for the other side', { ...message, data: { ...hello, type: 'navigate', path: '/' } }],
    ['extra keys', { ...message, data: { ...hello, html: '<b>' } }],
    ['a revision that is not a count', { ...message, data: { ...applied, revision: -1 } }],
    ['a path that is not a text', { ...message, data: { ...applied, path: {} } }],
    ['a flood of problems', { ...message, data: { ...applied, problems: Array.from({ length: 201 }, () => ({})) } }],
  ])('refuses %s', (_title, hostile) => {
    expect(readFrameMessage(hostile, frame)).toBe('refused');
  });

  it('refuses everything while there is no frame', () => {
    expect(readFrameMessage({ ...message, source: null }, { ...frame, window: null })).toBe('refused');
  });

  it.each([
    ['text', 'hello'],
    ['nothing', null],
    ['a list', [hello]],
    ['another protocol', { source: 'react-devtools' }],
  ])('has no business with %s', (_title, data) => {
    expect(readFrameMessage({ ...message, data }, frame)).toBe('foreign');
  });
});
