import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type CallName, type ReadCall, type WriteCall, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { useRead } from './useRead.ts';
import { useSend } from './useSend.ts';

// The keys of a literal: Object.keys only says string.
const names = Object.keys(declaredCalls) as CallName[];
const isWrite = (name: CallName): name is WriteCall => declaredCalls[name].method !== 'GET';
const reads = names.filter((name): name is ReadCall => !isWrite(name));
const answers = Object.fromEntries(names.map((name) => [name, () => undefined])) as FakeAnswers; // an empty answer: only which reads are asked counts here

function Shown({ call }: { readonly call: ReadCall }) {
  useRead(call, {});
  return null;
}

function Sender({ call }: { readonly call: WriteCall }) {
  const send = useSend();
  return <button onClick={() => void send(call, {})}>send</button>;
}

it.each(names.filter(isWrite))('after %s a page asks for what it changes, and for nothing else', async (write) => {
  const page = (
    <>
      <Sender call={write} />
      {reads.map((call) => (
        <Shown key={call} call={call} />
      ))}
    </>
  );
  const { http } = renderWithSite(page, { mode: 'preview', visitor: sampleVisitor.member, answers });
  await expect.poll(() => http.asked.length).toBe(reads.length);
  await userEvent.click(screen.getByRole('button'));
  const changed = declaredCalls[write].invalidates;
  await expect.poll(() => http.asked.length).toBe(reads.length + 1 + changed.length);
  expect(new Set(http.asked.slice(reads.length + 1).map(({ call }) => call))).toEqual(new Set(changed));
});
