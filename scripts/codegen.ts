/**
 * Compiles the contract's schemas to validators without `eval`: `schemas/generated/<group>.js` and `.d.ts`, which are not committed, and
 * writes the schema that editors check `templates/` with, which is.
 *
 *   npm run codegen            writes the files
 *   npm run codegen -- --check writes the validators, and fails when the schema for editors is stale
 */
import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { schemasOf } from '#schemas/api/apiRoutes.ts';
import { eventSchemas } from '#schemas/api/events.schema.ts';
import { detailSchemas } from '#schemas/api/refusals.ts';
import { blockSchemas } from '#schemas/blockSchemas.ts';
import { answerSchema } from '#schemas/platform/answer.schema.ts';
import type { CallName } from '#schemas/platform/calls.ts';
import { homeCalls } from '#schemas/platform/homeCalls.ts';
import { answerSchemas } from '#schemas/platform/platformSchemas.ts';
import { favouriteBodySchema, launchBodySchema, recentBodySchema, roundBodySchema } from '#schemas/platform/play.schema.ts';
import { claimBodySchema, redeemBodySchema } from '#schemas/platform/benefits.schema.ts';
import { readMarkBodySchema } from '#schemas/platform/announcements.schema.ts';
import { rebatesBodySchema, transferBodySchema, transferManyBodySchema } from '#schemas/platform/team.schema.ts';
import { feedbackBodySchema } from '#schemas/platform/feedback.schema.ts';
import { inboxDeleteBodySchema, inboxMarkBodySchema } from '#schemas/platform/messages.schema.ts';
import {
  addBankCardBodySchema,
  cancelWithdrawalBodySchema,
  depositBodySchema,
  paymentPasswordBodySchema,
  resetPaymentPasswordBodySchema,
  withdrawBodySchema,
} from '#schemas/platform/payment.schema.ts';
import { querySchemas } from '#schemas/platform/queries.ts';
import {
  emailBodySchema,
  headIconBodySchema,
  nicknameBodySchema,
  ownQuestionsBodySchema,
  payeeNameBodySchema,
} from '#schemas/platform/profile.schema.ts';
import {
  smsBodySchema,
  recoverBodySchema,
  resetBodySchema,
  setPasswordPayloadSchema,
  changePasswordBodySchema,
  socialStartBodySchema,
  socialFinishBodySchema,
  firebaseSendBodySchema,
  firebaseVerifyBodySchema,
} from '#schemas/platform/access.schema.ts';
import {
  loginBodySchema,
  logoutBodySchema,
  walletTransferBodySchema,
  loginFailureSchema,
  loginPayloadSchema,
  registerFailureSchema,
  registerPayloadSchema,
  trialBodySchema,
} from '#schemas/platform/session.schema.ts';
import {
  contractApplyBodySchema,
  contractDecisionBodySchema,
  dividendPayoutBodySchema,
} from '#schemas/platform/contracts.schema.ts';
import { fromFrameSchema, toFrameSchema } from '#schemas/preview/previewMessage.schema.ts';
import { releaseSchema } from '#schemas/release/release.schema.ts';
import { editorSchema } from './editorSchema.ts';
import { writeGenerated, writeOrCheck } from './writeOrCheck.ts';

interface Group {
  readonly schemas: Readonly<Record<string, object>>;
  /** Operators need every fault at once; answers from outside fail at the first. */
  readonly allErrors: boolean;
  /** What a page checks is good or not: it says nothing of the faults. */
  readonly isSilent?: boolean;
}

/** A page loads what checks the calls that it makes, one by one, and learns yes or no; the server has them all, and tells what is wrong. */
const answers = Object.entries(answerSchemas).filter(
  (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== null,
);

const groups: Readonly<Record<string, Group>> = {
  documents: { schemas: { release: releaseSchema }, allErrors: true },
  blocks: { schemas: blockSchemas, allErrors: true },
  envelope: { schemas: { answer: answerSchema }, allErrors: false, isSilent: true },
  answers: { schemas: Object.fromEntries(answers), allErrors: false },
  platform: {
    schemas: {
      claimBody: claimBodySchema,
      redeemBody: redeemBodySchema,
      loginBody: loginBodySchema,
      logoutBody: logoutBodySchema,
      walletTransferBody: walletTransferBodySchema,
      loginPayload: loginPayloadSchema,
      loginFailure: loginFailureSchema,
      registerPayload: registerPayloadSchema,
      registerFailure: registerFailureSchema,
      trialBody: trialBodySchema,
      smsBody: smsBodySchema,
      recoverBody: recoverBodySchema,
      resetBody: resetBodySchema,
      setPasswordPayload: setPasswordPayloadSchema,
      changePasswordBody: changePasswordBodySchema,
      emailBody: emailBodySchema,
      headIconBody: headIconBodySchema,
      nicknameBody: nicknameBodySchema,
      ownQuestionsBody: ownQuestionsBodySchema,
      payeeNameBody: payeeNameBodySchema,
      depositBody: depositBodySchema,
      withdrawBody: withdrawBodySchema,
      cancelWithdrawalBody: cancelWithdrawalBodySchema,
      paymentPasswordBody: paymentPasswordBodySchema,
      resetPaymentPasswordBody: resetPaymentPasswordBodySchema,
      addBankCardBody: addBankCardBodySchema,
      socialStartBody: socialStartBodySchema,
      socialFinishBody: socialFinishBodySchema,
      firebaseSendBody: firebaseSendBodySchema,
      firebaseVerifyBody: firebaseVerifyBodySchema,
      favouriteBody: favouriteBodySchema,
      recentBody: recentBodySchema,
      launchBody: launchBodySchema,
      readMarkBody: readMarkBodySchema,
      inboxMarkBody: inboxMarkBodySchema,
      inboxDeleteBody: inboxDeleteBodySchema,
      feedbackBody: feedbackBodySchema,
      roundBody: roundBodySchema,
      transferBody: transferBodySchema,
      transferManyBody: transferManyBodySchema,
      rebatesBody: rebatesBodySchema,
      contractDecisionBody: contractDecisionBodySchema,
      contractApplyBody: contractApplyBodySchema,
      dividendPayoutBody: dividendPayoutBodySchema,
    },
    allErrors: false,
  },
  queries: { schemas: querySchemas, allErrors: false },
  preview: { schemas: { toFrame: toFrameSchema, fromFrame: fromFrameSchema }, allErrors: false },
  apiBodies: { schemas: schemasOf('body'), allErrors: true },
  apiAnswers: { schemas: schemasOf('answer'), allErrors: false },
  apiRefusals: { schemas: detailSchemas, allErrors: false },
  apiEvents: { schemas: eventSchemas, allErrors: false },
};

const HEADER = '// GENERATED by npm run codegen, do not edit.\n';

// The package is CommonJS: its function is the module itself or its default, as the loader sees it.
type Standalone = (ajv: Ajv, names: Record<string, string>) => string;
const standalone: Standalone = (standaloneModule as unknown as { default?: Standalone }).default ?? standaloneModule;

/** What AJV's code asks of AJV is CommonJS, which costs every chunk that it is in; ours does the same. */
const COUNT = 'require("ajv/dist/runtime/ucs2length").default';

/** AJV's "esm" output still calls require(), for nothing but the length of texts. */
function toModule(code: string): string {
  const body = code.replace(/^"use strict";/, '').replaceAll(COUNT, 'countCharacters');
  const required = /require\([^)]*\)/.exec(body)?.[0];
  if (required) throw new Error(`AJV's code asks for what no browser has: ${required}`);
  return body.includes('countCharacters') ? `import { countCharacters } from '#schemas/countCharacters.ts';\n${body}` : body;
}

/** An object literal as AJV writes it, with others inside to a depth; braces in texts are no braces. */
const literal = (depth: number): string =>
  String.raw`\{(?:"(?:[^"\\]|\\.)*"|[^{}"]${depth === 0 ? '' : `|${literal(depth - 1)}`})*\}`;
const OBJECT = literal(2);

/** The same checks without what they would tell of a fault: all that is left of it is that there is one. */
function silent(code: string): string {
  const rules: [string, string][] = [
    [String.raw`validate\d+\.errors = (?:vErrors|\[${OBJECT}\]);`, ''],
    [String.raw`const err\d+ = ${OBJECT};if\(vErrors === null\)\{.*?\}else \{.*?\}`, ''],
    [String.raw`vErrors = vErrors === null \? .*?;errors = vErrors\.length;`, 'errors++;'],
    [String.raw`if\(vErrors !== null\)\{if\(\w+\)\{.*?\}else \{.*?\}\}`, ''],
    [String.raw`let vErrors = null;`, ''],
    [String.raw`, ${OBJECT}=\{\}\)\{`, '){'],
    [String.raw`(?<=validate\d+\(data[\w.]*(?:\[\w+\])?), ${OBJECT}\)`, ')'],
  ];
  const rest = rules.reduce((text, [told, instead]) => text.replaceAll(new RegExp(told, 'g'), instead), code);
  if (/vErrors|\.errors|instancePath/.test(rest)) throw new Error(`AJV tells of faults in a way that is not known: ${rest}`);
  return rest;
}

/** `home-header` cannot be a variable, so names are exported as strings. */
function generate({ schemas, allErrors, isSilent = false }: Group): { js: string; types: string } {
  const ajv = new Ajv({
    allErrors,
    discriminator: true,
    messages: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  ajv.addVocabulary(['x-ui', 'x-role', 'x-screens']);
  const names: Record<string, string> = {};
  const unique = [...new Set(Object.values(schemas))]; // names of the same schema share its validator
  unique.forEach((schema, index) => {
    const id = `schema${index}`;
    ajv.addSchema({ ...schema, $id: id }, id);
    names[`validate${index}`] = id;
  });
  const exported = Object.entries(schemas).map(
    ([name, schema]) => `validate${unique.indexOf(schema)} as ${JSON.stringify(name)}`,
  );
  const code = standalone(ajv, names).replaceAll(/export const (validate\d+) = (validate\d+);/g, 'const $1$ = $2;');
  const aliased = exported.map((entry) => entry.replace(/^(validate\d+)/, '$1$'));
  const types = Object.keys(schemas).map(
    (name, index) => `declare const validate${index}: Validator;\nexport { validate${index} as ${JSON.stringify(name)} };\n`,
  );
  return {
    js: `${HEADER}${toModule(isSilent ? silent(code) : code)}\nexport { ${aliased.join(', ')} };\n`,
    types: `${HEADER}import type { AnyValidator as Validator } from '../createReader.ts';\n${types.join('')}`,
  };
}

for (const [name, group] of Object.entries(groups)) {
  const { js, types } = generate(group);
  writeGenerated(`schemas/generated/${name}.js`, js);
  writeGenerated(`schemas/generated/${name}.d.ts`, types);
}

for (const [call, schema] of answers) {
  const { js, types } = generate({ schemas: { [call]: schema }, allErrors: false, isSilent: true });
  writeGenerated(`schemas/generated/answers/${call}.js`, js);
  writeGenerated(`schemas/generated/answers/${call}.d.ts`, types.replace("'../", "'../../"));
}
/** A table of what checks the answers of some calls; `null` for a call that answers nothing. */
function writeTable(name: string, isOf: (call: CallName) => boolean) {
  // The names of calls are the keys of the schemas.
  const rows = (Object.keys(answerSchemas) as CallName[])
    .filter(isOf)
    .map((call) => ({ call, isEmpty: answerSchemas[call] === null }));
  const js = rows.map(({ call, isEmpty }) =>
    isEmpty ? `  ${call}: null,\n` : `  ${call}: async () => (await import('./answers/${call}.js')).${call},\n`,
  );
  const types = rows.map(({ call, isEmpty }) => `  readonly ${call}: ${isEmpty ? 'null' : '() => Promise<Validator>'};\n`);
  writeGenerated(`schemas/generated/${name}.js`, `${HEADER}export const ${name} = {\n${js.join('')}};\n`);
  writeGenerated(
    `schemas/generated/${name}.d.ts`,
    `${HEADER}import type { AnyValidator as Validator } from '../createReader.ts';\nexport declare const ${name}: {\n${types.join('')}};\n`,
  );
}
writeTable('loadAnswers', (call) => call in homeCalls);
writeTable('loadPageAnswers', (call) => !(call in homeCalls));
writeOrCheck('templates/release.schema.json', `${JSON.stringify(editorSchema, null, 2)}\n`);
