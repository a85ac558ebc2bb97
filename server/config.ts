import type { GivenSetting } from '#schemas/edges/api/support.schema.ts';
import type { AnyValidator } from '#schemas/base/json/createReader.ts';
import * as validators from '#schemas/generated/processSettings.js';
import { ConfigError } from './ConfigError.ts';
import { faultyPairs } from './faultyPairs.ts';
import { type TraceFormat, traceFormats } from './observe/Tracing.ts';
import type { PlatformConfig } from './platform/OpenPlatform.ts';
import type { ProcessSetting } from './ProcessSetting.ts';
import { type ProcessSettingName, processSettings, variableOf } from './processSettings.ts';

/** What the settings say, each by itself. */
type Values = { readonly [N in ProcessSettingName]: ValueOf<(typeof processSettings)[N]> };
type ValueOf<S> = S extends ProcessSetting<infer T> ? T : never;

/** Values computed from several settings, or with a default from another setting. */
interface Derived extends Pick<PlatformConfig, 'mail' | 'sandboxRetention'> {
  /** Whether the embedded platform answers, with demo accounts and the development inbox. */
  readonly sandbox: boolean;
  /** Which of the brands that ship go live on a store that does not know them. */
  readonly shippedBrands: readonly string[] | 'all';
  /** How spans are written for the collector that the standard variables of OpenTelemetry name; none are without one. */
  readonly traceFormat: TraceFormat | undefined;
  /** Which variables are set, in alphabetical order. */
  readonly given: readonly GivenSetting[];
}

/** Everything that the environment decides, by the names of `processSettings`. Read once at start; no other code reads the environment. */
export type Config = Omit<Values, keyof Derived | 'smtpUrl' | 'mailFrom' | 'sandboxIpDays' | 'sandboxProofDays'> & Derived;

type Environment = Readonly<Record<string, string | undefined>>;

/** A value that is set but blank counts as not set: that is how empty variables arrive from compose files. */
const valueOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** Whether the standard variables of OpenTelemetry, which its SDK reads itself, ask for spans. */
const isTraced = (env: Environment): boolean =>
  (valueOf(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? valueOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')) !== undefined &&
  valueOf(env, 'OTEL_SDK_DISABLED')?.toLowerCase() !== 'true' &&
  valueOf(env, 'OTEL_TRACES_EXPORTER') !== 'none';

/** Addresses may hold a password too: a log never repeats them. */
const shown = (variable: string, text: string): string =>
  /_(?:URL|PASSWORD|KEY)$/.test(variable) ? variable : `${variable}="${text}"`;

const readFormat = (text: string | undefined): TraceFormat | undefined => traceFormats.find((format) => format === text);

/** Reads the first of the variables by which OpenTelemetry names a format. */
function readTraceFormat(env: Environment, faults: string[]): TraceFormat | undefined {
  if (!isTraced(env)) return undefined;
  const names = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'];
  const name = names.find((each) => valueOf(env, each) !== undefined);
  if (name === undefined) return 'http/protobuf';
  const text = valueOf(env, name);
  const format = readFormat(text);
  if (format === undefined) faults.push(`${name}="${text}" is not supported. Use ${traceFormats.join(' or ')}.`);
  return format;
}

/** Where players are, unless PLAYER_URL says so: where nothing but this machine reaches the server, they are on it. */
const localUrl = ({ host, port, trustProxy }: Pick<Values, 'host' | 'port' | 'trustProxy'>): string | undefined =>
  host === 'localhost' && trustProxy === 0 && port !== 0 ? `http://{merchant}.localhost:${port}` : undefined;

/** Each setting by itself. What makes no sense has its fallback, and a sentence in `faults`. */
function readValues(env: Environment, faults: string[]): { values: Values; given: GivenSetting[] } {
  const given: GivenSetting[] = [];
  const isValid: Readonly<Record<string, AnyValidator>> = validators;
  const values = Object.entries<ProcessSetting<unknown>>(processSettings).map(([name, { parse, advice, convert, fallback }]) => {
    const variable = variableOf(name);
    const text = valueOf(env, variable);
    if (text === undefined) return [name, fallback];
    const json = parse(text);
    const value = isValid[name]?.(json) ? convert(json) : undefined;
    if (value === undefined) faults.push(`${shown(variable, text)} ${advice}`);
    given.push({ name: variable, value: typeof value === 'number' || typeof value === 'boolean' ? value : null });
    return [name, value ?? fallback];
  });
  // Each value is of its setting: what it converts to, or its fallback.
  return { values: Object.fromEntries(values) as Values, given };
}

/** The standard OpenTelemetry variables that are set and are not settings of this server. */
const givenToSdk = (env: Environment, ours: readonly GivenSetting[]): GivenSetting[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('OTEL_') && valueOf(env, name) && !ours.some((own) => own.name === name))
    .map((name) => ({ name, value: null }));

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError listing every fault at once.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const { values, given } = readValues(env, faults);
  const { smtpUrl, mailFrom: from, sandboxIpDays: ipDays, sandboxProofDays: proofDays, ...own } = values;
  const sandbox = own.sandbox ?? own.platformUrl === undefined;
  const config = {
    ...own,
    sandbox,
    // They are a demonstration: in front of a real platform they go live only if they are asked for.
    shippedBrands: own.shippedBrands ?? (sandbox ? 'all' : []),
    sandboxRetention: { ipDays, proofDays },
    mail: smtpUrl !== undefined && from !== undefined ? { smtpUrl, from } : undefined,
    playerUrl: own.playerUrl ?? localUrl(own),
    traceFormat: readTraceFormat(env, faults),
    given: [...given, ...givenToSdk(env, given)].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  } satisfies Config;
  faults.push(...faultyPairs((name) => valueOf(env, name) !== undefined, config));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
