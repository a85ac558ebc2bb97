import { expect, test } from 'vitest';
import { checkUrl } from './checkUrl.ts';

test.each([
  ['/logo.svg', 'ok'],
  ['/brand/a/logo.svg?v=2#x', 'ok'],
  ['https://cdn.example/logo.svg', 'ok'],
  ['HTTPS://CDN.example', 'ok'],
  ['https://cdn.example:8443/a', 'ok'],
  ['data:image/png;base64,AAAA', 'ok'],
  ['data:image/svg+xml,%3Csvg/%3E', 'ok'],
  ['javascript:alert(1)', 'scheme'],
  ['JavaScript:alert(1)', 'scheme'],
  ['java\tscript:alert(1)', 'malformed'],
  [' javascript:alert(1)', 'malformed'],
  ['\u0001javascript:alert(1)', 'malformed'],
  ['vbscript:x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://a.example/1', 'scheme'],
  ['ftp://a.example', 'scheme'],
  ['data:text/html,<script>', 'scheme'],
  ['data:,x', 'scheme'],
  ['//evil.example/x', 'other-host'],
  ['/\\evil.example', 'malformed'],
  ['\\\\evil.example', 'malformed'],
  ['/\n/evil.example', 'malformed'],
  ['https://user@evil.example/', 'malformed'],
  ['https:///x', 'malformed'],
  ['https:x', 'malformed'],
  ['http://cdn.example', 'insecure'],
  ['logo.svg', 'relative'],
  ['../logo.svg', 'relative'],
  ['', 'relative'],
])('%j is %s', (url, verdict) => {
  expect(checkUrl(url)).toBe(verdict);
});
