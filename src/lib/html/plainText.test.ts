import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<p>Hello <b>you</b></p><p>and you</p>', 'Hello you\nand you'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['Fish &amp; chips &lt;3 &#8364; &#x1F41F; &nope;', 'Fish & chips <3 € 🐟 &nope;'],
  ['<script>alert(1)</script>safe<style>p{}</style>', 'safe'],
  ['  spaces \t and&nbsp;more  ', 'spaces and more'],
  ['<img src=x onerror=alert(1)>', ''],
  ['plain', 'plain'],
  ['&#1114112;', '&#1114112;'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
