import { describe, expect, it } from 'vitest';
import { type HtmlNode, readHtml } from './readHtml.ts';

const allowed = ['p', 'strong', 'em', 'a', 'ul', 'li', 'br', 'img', 'table', 'tr', 'td', 'h3', 'div'];

const written = (node: HtmlNode): string => {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(written).join('')}</${node.tag}>`;
};
const read = (html: string) => readHtml(html, allowed).map(written).join('');

describe('the HTML of a platform', () => {
  it.each([
    ['plain words', 'Hello &amp; welcome', 'Hello & welcome'],
    ['what is allowed', '<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
    ['the words of what is not', '<section><blink>Hi</blink></section>', 'Hi'],
    ['nothing of scripts and styles', 'a<script>alert(1)</script><style>p{}</style>b', 'ab'],
    ['nothing of a script that never ends', 'a<script>alert(1)', 'a'],
    ['nothing of comments', 'a<!-- <p>x</p> -->b', 'ab'],
    ['no handlers and no styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['addresses of links, for others to check', '<a href="/m/app" target=_top>a</a>', '<a href=/m/app>a</a>'],
    ['pictures without an end', '<img src=x.png onerror=alert(1)>a', '<img src=x.png></img>a'],
    ['paragraphs that end where the next begins', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['no block in a paragraph', '<p>a<ul><li>b<li>c</ul>', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
    ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['no link in a link', '<a href=/a>x<a href=/b>y</a></a>', '<a href=/a>x</a><a href=/b>y</a>'],
    ['tables of rows and cells', '<table>x<tr><td>1</td>y</tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['ends that nothing began', '</p></strong>a', 'a'],
    ['an end that never comes', 'a <b', 'a <b'],
  ])('is read as %s', (_what, html, result) => {
    expect(read(html)).toBe(result);
  });

  it('is read to the end however deep it is nested', () => {
    const deep = '<div>'.repeat(2_000) + 'core' + '</div>'.repeat(2_000);
    expect(read(deep)).toContain('core');
  });
});
