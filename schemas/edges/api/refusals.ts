import { type DraftView, draftSchema } from './drafts.schema.ts';
import { type Shape, anyObject, problemSchema, text } from '../../base/json/jsonShapes.ts';
import { type StaleRelease, staleReleaseSchema } from './releases.schema.ts';

interface Declared {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 428 | 429 | 500 | 503 | 507;
  readonly means: string;
  /** Schema of `detail`, if clients read more than a single value of it. */
  readonly detail?: object;
}

/** Every refusal of the operators' API by its code, which clients translate. */
export const refusals = {
  'approval.needed': { status: 403, means: 'The merchant asks for a second operator’s approval of the draft as it is now.' },
  'approval.nothing': { status: 422, means: 'The draft is empty: there is nothing to approve.' },
  'approval.own': {
    status: 403,
    means: 'Who wrote the draft last, asked for the approval, made the plan or the change, or rolled back, cannot approve it.',
  },
  'approval.newAccount': {
    status: 403,
    means:
      'Somebody who takes part was invited, or got a password by a link, within the last days; `detail.name` says who. That is not a second person yet.',
  },
  'approval.unknown': { status: 404, means: 'Nobody asked to approve the draft as it is now.' },
  'body.aborted': { status: 400, means: 'The body ended too early.' },
  'body.encoding': { status: 415, means: 'The body has an encoding that is not read.' },
  'body.hostile': {
    status: 422,
    means: 'The body holds prototype keys, texts that cannot be stored, or values without measure.',
  },
  'body.invalid': { status: 422, means: 'The body breaks its schema.' },
  'body.malformed': { status: 400, means: 'The body is not JSON.' },
  'body.notJson': { status: 415, means: 'The body has another type than `application/json`.' },
  'body.tooLarge': { status: 413, means: 'The body is too long.' },
  'confirmation.needed': {
    status: 403,
    means:
      'The merchant, or the route, asks for a password or second factor that was given a short time ago; an API token cannot give one.',
  },
  'csrf.wrong': { status: 403, means: 'A write without the token of its session.' },
  'database.busy': {
    status: 503,
    means: 'The database has more to do than it can. Nothing was changed; `detail.retryAfterS` says when to try again.',
  },
  'database.unavailable': { status: 503, means: 'The database does not answer. The same request may work a moment later.' },
  'delivery.unknown': { status: 404, means: 'The endpoint was sent no such event, or too long ago.' },
  'draft.stale': {
    status: 409,
    means: 'Another operator has saved since; `detail` is the present draft.',
    detail: draftSchema,
  },
  'events.tooMany': { status: 429, means: 'Too many streams are open from this network.' },
  'factor.exists': { status: 409, means: 'One-time codes are set up already.' },
  'factor.given': { status: 409, means: 'The session has finished signing in already.' },
  'factor.missing': { status: 403, means: 'The session must give its second factor first.' },
  'factor.required': { status: 409, means: 'The operator’s role requires a second factor, and this is the only one.' },
  'factor.setup': { status: 403, means: 'The operator’s role requires a second factor: it must be set up first.' },
  'factor.tooMany': { status: 409, means: 'The operator has as many passkeys as they may have.' },
  'factor.unknown': { status: 404, means: 'The operator has no such second factor.' },
  'factor.wrong': { status: 422, means: 'The code is wrong or was used already, or the passkey does not fit.' },
  'file.invalid': { status: 422, means: 'The file is not a release that can be read.' },
  'filter.unreadable': { status: 400, means: 'A part of the query cannot be read; `detail.name` says which.' },
  'host.taken': { status: 409, means: 'The host leads to another merchant.' },
  'host.tool': { status: 422, means: 'The host is that of the operator’s tool.' },
  internal: { status: 500, means: 'An error of the server; `detail.requestId` finds it in the log.' },
  'link.expired': { status: 404, means: 'The link has expired.' },
  'link.unknown': { status: 404, means: 'There is no such link, or its owner is disabled.' },
  'link.used': { status: 404, means: 'The link was used already.' },
  'merchant.codeReserved': { status: 422, means: 'The code belongs to the platform.' },
  'merchant.codeTaken': { status: 409, means: 'Another merchant has the code, or a host that begins with it.' },
  'merchant.unknown': { status: 404, means: 'There is no such merchant, or the operator has no role there.' },
  'operator.disabled': { status: 409, means: 'The operator is disabled.' },
  'operator.enabled': { status: 409, means: 'The operator is not disabled.' },
  'operator.erased': { status: 409, means: 'The name of the operator was erased.' },
  'operator.exists': { status: 409, means: 'Another operator has the name.' },
  'operator.lastAdmin': { status: 409, means: 'No other administrator of all merchants would be left.' },
  'operator.noRole': { status: 422, means: 'The operator would have no role at all.' },
  'operator.byProvider': {
    status: 409,
    means: 'The operator signs in at the provider, which says what they may do and keeps their password.',
  },
  'operator.self': { status: 409, means: 'Operators cannot disable themselves.' },
  'operator.unknown': { status: 404, means: 'There is no such operator.' },
  'origin.foreign': { status: 403, means: 'A write from a page of another origin.' },
  'origin.missing': { status: 400, means: 'The request names no origin.' },
  'parent.unreadable': { status: 400, means: '`parentReleaseId` is not a number.' },
  'password.common': { status: 422, means: 'The password is one of those that people use most.' },
  'password.ownName': { status: 422, means: 'The password holds the name of its owner.' },
  'password.weak': { status: 422, means: 'The password is made of repeats, sequences or common words, and quickly guessed.' },
  'password.wrong': { status: 422, means: 'The current password is wrong.' },
  'picture.busy': { status: 503, means: 'Too many pictures wait to be made; `detail.retryAfterS` says when to try again.' },
  'picture.costly': { status: 422, means: 'The picture takes more time or memory to be drawn than one may.' },
  'picture.drawing': { status: 422, means: 'The SVG is damaged, or none.' },
  'picture.full': { status: 409, means: 'The library of the merchant is full; `detail.quotaBytes` says how much fits.' },
  'picture.notCut': { status: 422, means: 'A drawing cannot be cut.' },
  'picture.parts': { status: 422, means: 'The SVG has too many parts, repeats them too often, or is too long.' },
  'picture.pixels': { status: 422, means: 'The picture has more pixels than are taken, or none.' },
  'picture.type': { status: 415, means: 'The file is no JPEG, PNG, WebP, AVIF or SVG.' },
  'picture.unfinished': { status: 503, means: 'The picture could not be made just now: the same upload may work in a moment.' },
  'picture.unknown': { status: 404, means: 'The library has no such picture.' },
  'picture.unreadable': { status: 422, means: 'The picture is broken: it cannot be read to its end.' },
  'picture.used': { status: 409, means: 'A draft, a plan or a stored release names the picture; `detail.uses` says which.' },
  'pictures.full': { status: 503, means: 'The bucket that keeps pictures takes no more.' },
  'pictures.refused': {
    status: 503,
    means: 'The bucket that keeps pictures refuses what this server asks: its credentials or name are wrong.',
  },
  'pictures.unreachable': { status: 503, means: 'The bucket that keeps pictures does not answer, or fails.' },
  'plan.changed': { status: 409, means: 'The plan has another content than was seen, or has failed since.' },
  'plan.notLive': { status: 422, means: 'The first release of a merchant cannot be planned.' },
  'plan.nothing': { status: 422, means: 'The draft equals the live release.' },
  'plan.past': { status: 422, means: 'The moment has passed.' },
  'plan.tooFar': { status: 422, means: 'The moment is more than a year away.' },
  'plan.tooMany': { status: 409, means: 'The merchant has as many plans as it may have, failed ones among them.' },
  'plan.unknown': { status: 404, means: 'The merchant has no such plan.' },
  'release.invalid': { status: 422, means: 'The release has errors; `problems` lists them.' },
  'release.notReady': { status: 422, means: 'Some decisions are missing before the merchant can go live for the first time.' },
  'release.stale': {
    status: 409,
    means: 'Another release went live since the draft was begun.',
    detail: staleReleaseSchema,
  },
  'release.unknown': { status: 404, means: 'The merchant has no such release.' },
  'release.unwaived': { status: 422, means: 'The release has warnings that are not waived.' },
  'review.unknown': { status: 404, means: 'The release waits for no review.' },
  'revision.missing': { status: 428, means: '`If-Match` does not say which revision of the draft the request is based on.' },
  'role.notYours': { status: 403, means: 'An administrator of some merchants grants roles at these only.' },
  'role.tooLow': { status: 403, means: 'The operator’s role is too low.' },
  'rollback.reason': { status: 422, means: 'Where a second operator must approve, who rolls back alone gives a reason.' },
  'route.unknown': { status: 404, means: 'There is no such address.' },
  'rules.alone': { status: 409, means: 'The merchant has no other publisher who could approve.' },
  'rules.changed': { status: 409, means: 'Another change of the rules waits than the one that was seen.' },
  'rules.noChange': { status: 404, means: 'No change of the rules waits for a second operator.' },
  'session.missing': { status: 401, means: 'The request has no valid session.' },
  'session.unknown': { status: 404, means: 'The operator has no such session.' },
  'share.tooMany': { status: 409, means: 'The merchant has as many links as it may have.' },
  'share.unknown': { status: 404, means: 'There is no such link.' },
  'signIn.byProvider': { status: 403, means: 'Operators sign in at the provider; the name is none of the local accounts.' },
  'signIn.tooMany': { status: 429, means: 'Too many wrong passwords; `detail.retryAfterS` says when to try again.' },
  'signIn.wrong': { status: 401, means: 'The name or the password is wrong.' },
  'signOn.expired': { status: 409, means: 'The browser did not begin this, or too long ago.' },
  'signOn.nameless': { status: 422, means: 'The provider tells no name that is free and fits.' },
  'signOn.noRole': { status: 403, means: 'The provider gives the person no role here, or the operator is disabled.' },
  'signOn.off': { status: 404, means: 'Operators sign in by password here.' },
  'signOn.refused': { status: 403, means: 'The provider did not confirm who it is; `detail.reason` says why where it told.' },
  'signOn.unreachable': { status: 503, means: 'The provider cannot be reached.' },
  'tool.address': { status: 409, means: 'Where operators reach the tool is not known: `TOOL_URL` is not set.' },
  'store.full': { status: 507, means: 'The disk of the store is full: it can be read, but takes no writes until there is room.' },
  'store.readOnly': { status: 503, means: 'The database takes reads only.' },
  'token.invalid': { status: 401, means: 'The API token is unknown, has expired or was revoked, or its owner is disabled.' },
  'token.noRole': { status: 422, means: 'The API token would have no role at all.' },
  'token.refused': { status: 403, means: 'The route is for people who are signed in, not for API tokens.' },
  'token.roleTooHigh': { status: 403, means: 'An API token may do at most what its owner may.' },
  'token.tooMany': { status: 409, means: 'The operator has as many API tokens as they may have.' },
  'token.unknown': { status: 404, means: 'The operator has no such API token.' },
  'waivers.tooMany': { status: 422, means: 'The draft has as many waivers as it may have.' },
  'webhook.insecure': { status: 422, means: 'The address is not an https address without user name and password.' },
  'webhook.paused': { status: 409, means: 'The endpoint is paused: nothing is sent to it.' },
  'webhook.private': { status: 422, means: 'The address leads into a private network.' },
  'webhook.secretLost': { status: 409, means: 'The endpoint has no secret that can be read: give it a new one.' },
  'webhook.tooMany': { status: 409, means: 'There are as many endpoints as there may be.' },
  'webhook.unknown': { status: 404, means: 'There is no such endpoint.' },
  'webhook.unresolved': { status: 422, means: 'The name of the host has no address.' },
} as const satisfies Readonly<Record<string, Declared>>;

export type RefusalCode = keyof typeof refusals;

/** The refusals whose `detail` clients read as a whole. */
export interface RefusalDetails {
  readonly 'draft.stale': DraftView;
  readonly 'release.stale': StaleRelease;
}
export const detailSchemas = {
  'draft.stale': refusals['draft.stale'].detail,
  'release.stale': refusals['release.stale'].detail,
} as const satisfies Readonly<Record<keyof RefusalDetails, object>>;

/** Every refusal. */
export const refusalSchema = {
  type: 'object',
  required: ['code', 'problems', 'detail'],
  properties: {
    code: text,
    problems: { type: 'array', items: problemSchema, description: 'Where a document is at fault.' },
    detail: anyObject,
  },
} as const;
export type ProblemAnswer = Shape<typeof refusalSchema>;
