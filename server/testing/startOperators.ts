import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import type { Answered } from './ask.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from './startTestServer.ts';

type Answer = Answered & { readonly json: unknown };

/** A test server, and a signed-in operator of each role with the actions that most tests take. */
export interface Operators {
  readonly server: TestServer;
  readonly viewer: SignedIn;
  readonly editor: SignedIn;
  readonly publisher: SignedIn;
  view(code: string): Promise<MerchantView>;
  /** The editor saves over the draft as it is. */
  save(code: string, document: unknown): Promise<Answer>;
  /** The publisher publishes the draft as it is. */
  publish(code: string, body?: object): Promise<Answer>;
}

/** @param codes Brands of the tests' own; each group of tests takes one. */
export async function startOperators(codes: readonly string[]): Promise<Operators> {
  const server = await startTestServer(codes.map((code) => testBrand(code)));
  const [viewer, editor, publisher] = [
    await server.signIn('viewer'),
    await server.signIn('editor'),
    await server.signIn('publisher'),
  ];
  const view = async (code: string) => (await viewer.api('GET', `/merchants/${code}`)).json as MerchantView;
  const asItStands = async (code: string) => ({ 'if-match': `"${(await view(code)).draft.revision}"` });
  return {
    server,
    viewer,
    editor,
    publisher,
    view,
    save: async (code, document) => editor.api('PUT', `/merchants/${code}/draft`, document, await asItStands(code)),
    publish: async (code, body = {}) => publisher.api('POST', `/merchants/${code}/releases`, body, await asItStands(code)),
  };
}

export const codeOf = ({ json }: { readonly json: unknown }): string => (json as ProblemAnswer).code;
