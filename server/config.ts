import { createPrivateKey, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

import { WrongConfiguration } from './wrongConfiguration.ts';

export const roles = ['web', 'panel', 'projections', 'mail'] as const;
export type Role = (typeof roles)[number];

const providerNames = ['openai', 'anthropic', 'google', 'local'] as const;

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `expected an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const webUrl = url(['http:', 'https:']).transform((text) => text.replace(/\/+$/, ''));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const number = (low: number, high: number) =>
  z.string().transform((text, ctx) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= low && value <= high) return value;
    ctx.addIssue({ code: 'custom', message: `expected a number from ${low} to ${high}` });
    return z.NEVER;
  });
/** `openai=1.6,google=2.1` */
const factors = list.transform((pairs, ctx) => {
  const parsed = pairs.map((pair) => pair.split('='));
  const wrong = parsed.some(
    ([name = '', value = '', ...more]) =>
      more.length > 0 ||
      !(providerNames as readonly string[]).includes(name) ||
      !(value.trim() !== '' && Number(value) >= 0.4 && Number(value) <= 6),
  );
  const message = `expected some of ${providerNames.join(', ')}, each with a number from 0.4 to 6, such as openai=1.6,google=2.1`;
  if (!wrong && parsed.length > 0) return Object.fromEntries(parsed.map(([name, value]) => [name, Number(value)]));
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const whole = (low: number, high: number) =>
  number(low, high).refine(Number.isInteger, { error: 'expected a whole number' });

const file = z.string().transform((path, ctx) => {
  try {
    return { path, text: readFileSync(path, 'utf8') };
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: `expected a file that can be read (${(error as Error).message})` });
    return z.NEVER;
  }
});
const holds = (read: (text: string) => unknown, what: string) =>
  file.refine(
    ({ text }) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    },
    { error: `expected a file that holds ${what}` },
  );

/** Every variable there is. `.env.example` explains them to people; a spec holds the two together. */
export const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  SITE_URL: webUrl.optional(),
  INDEX_URL: webUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  EVENTSTORE_URL: url(['esdb:', 'esdb+discover:', 'kurrentdb:']).optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Witan <witan@localhost>'),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: holds(createPrivateKey, 'a private key, PEM').optional(),
  SESSION_KEYS: list
    .refine((keys) => keys.every((key) => key.length >= 32), {
      error: 'expected keys of at least 32 characters, separated by commas, the newest first',
    })
    .optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'expected 64 hexadecimal digits (32 bytes)' })
    .optional(),
  SIGNING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'expected 64 hexadecimal digits (32 bytes)' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  ROLES: list
    .refine((given) => given.length > 0 && given.every((role) => (roles as readonly string[]).includes(role)), {
      error: `expected some of ${roles.join(', ')}, separated by commas`,
    })
    .default([...roles]),
  LIVE_PER_ACCOUNT: whole(1, 100_000).default(32),
  LIVE_PER_ADDRESS: whole(1, 100_000).default(256),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, { error: 'expected true, false, or the number of proxies in a row (0 to 9)' })
    .default('false'),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  OPENAI_MODELS: list.optional(),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: webUrl.optional(),
  ANTHROPIC_MODELS: list.optional(),
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_BASE_URL: webUrl.optional(),
  GEMINI_MODELS: list.optional(),
  LOCAL_MODELS_URL: webUrl.optional(),
  LOCAL_MODELS: list.optional(),
  LOCAL_API_KEY: z.string().optional(),
  MODEL_PRICES_FILE: holds(JSON.parse, 'JSON').optional(),
  REHEARSAL_PACE: number(0, 100).default(1),
  CLARIFY_HOURS: number(0, 24 * 90).default(72),
  PANEL_SEATS: whole(8, 64).optional(),
  PANEL_OVERCONFIDENCE: factors.optional(),
  CAP_USD_DIRECT: number(0, 100_000).default(10),
  CAP_USD_DEFAULT: number(0, 100_000).default(25),
  CAP_USD_DEEP: number(0, 100_000).default(60),
  INDEX_ALLOW: list
    .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
      error: 'expected origins such as http://127.0.0.1:4000, separated by commas',
    })
    .default([]),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * The whole configuration, read once, with the files it names. Every mistake is named at once (`WrongConfiguration`); an empty variable counts as
 * unset. Nothing is written: `installationKeys` makes what has to be kept.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { data, error } = variables.safeParse(given);
  const mistakes = [
    ...(error?.issues ?? []).map(
      ({ path, message }) => `${path[0] as string}: ${message}, got ${shown(path[0] as string, given)}`,
    ),
    ...togetherness(given),
  ];
  if (!data || mistakes.length > 0) throw new WrongConfiguration(mistakes);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    siteUrl: data.SITE_URL,
    indexUrl: data.INDEX_URL,
    dataDir: resolve(data.DATA_DIR),
    eventstoreUrl: data.EVENTSTORE_URL,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    dkim:
      data.DKIM_DOMAIN && data.DKIM_SELECTOR && data.DKIM_KEY_FILE
        ? { domain: data.DKIM_DOMAIN, selector: data.DKIM_SELECTOR, privateKey: data.DKIM_KEY_FILE.text }
        : undefined,
    sessionKeys: data.SESSION_KEYS,
    masterKey: data.MASTER_KEY,
    signingKey: data.SIGNING_KEY,
    logLevel: data.LOG_LEVEL,
    roles: new Set(data.ROLES as Role[]),
    proxies: { true: 1, false: 0 }[data.TRUST_PROXY] ?? Number(data.TRUST_PROXY),
    live: { perAccount: data.LIVE_PER_ACCOUNT, perAddress: data.LIVE_PER_ADDRESS },
    providers: {
      openai: provider(data.OPENAI_API_KEY, data.OPENAI_BASE_URL, data.OPENAI_MODELS),
      anthropic: provider(data.ANTHROPIC_API_KEY, data.ANTHROPIC_BASE_URL, data.ANTHROPIC_MODELS),
      google: provider(data.GEMINI_API_KEY, data.GEMINI_BASE_URL, data.GEMINI_MODELS),
      local: data.LOCAL_MODELS_URL
        ? provider(data.LOCAL_API_KEY ?? 'local', data.LOCAL_MODELS_URL, data.LOCAL_MODELS)
        : undefined,
    },
    pricesFile: data.MODEL_PRICES_FILE?.path,
    rehearsalPace: data.REHEARSAL_PACE,
    clarifyHours: data.CLARIFY_HOURS,
    panelSeats: data.PANEL_SEATS,
    overconfidence: data.PANEL_OVERCONFIDENCE as Readonly<Record<string, number>> | undefined,
    capUsd: { direct: data.CAP_USD_DIRECT, default: data.CAP_USD_DEFAULT, deep: data.CAP_USD_DEEP },
    indexAllow: data.INDEX_ALLOW,
  };
}

const provider = (apiKey: string | undefined, baseUrl: string | undefined, models: string[] | undefined) =>
  apiKey === undefined ? undefined : { apiKey, baseUrl, models };

/** Keys are not repeated, nor addresses that may hold a password. */
const shown = (name: string, given: Record<string, string | undefined>) => {
  const isSecret = /KEYS?$/.test(name) || (name.endsWith('_URL') && given[name]?.includes('@'));
  return given[name] === undefined ? 'nothing' : isSecret ? 'another text' : `"${given[name]}"`;
};

/** Variables that mean nothing alone. */
function togetherness(given: Record<string, string | undefined>): string[] {
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'];
  const missing = dkim.filter((name) => !given[name]);
  return [
    ...(missing.length === 0 || missing.length === dkim.length
      ? []
      : [`${missing.join(', ')}: expected together with the other DKIM variables, got nothing`]),
    ...['OPENAI', 'ANTHROPIC', 'GEMINI']
      .filter((name) => !given[`${name}_API_KEY`] && (given[`${name}_BASE_URL`] || given[`${name}_MODELS`]))
      .map((name) => `${name}_API_KEY: expected with ${name}_BASE_URL or ${name}_MODELS, got nothing`),
  ];
}

type KeysNeeds = Pick<Config, 'dataDir' | 'sessionKeys' | 'signingKey'>;

/**
 * Keys that belong to the installation: from the configuration, else kept in `DATA_DIR/keys`, made at first start. The master
 * key is not among them: whether one may be made, the database has to say (`keys/master.ts`).
 */
export function installationKeys({ dataDir, sessionKeys, signingKey }: KeysNeeds) {
  const kept = (name: string) => keptKey(dataDir, name) ?? newKey(dataDir, name);
  return {
    sessionKeys: sessionKeys ?? [kept('session')],
    signingKey: signingKey ?? kept('signing'),
  };
}

/** The key of this name that is kept in the data folder; null where there is none. Nothing is made. */
export function keptKey(dataDir: string, name: string): string | null {
  try {
    return readFileSync(join(dataDir, 'keys', name), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Makes a key of this name and keeps it in the data folder. */
export function newKey(dataDir: string, name: string): string {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(32).toString('hex');
  writeFileSync(join(folder, name), `${key}\n`, { mode: 0o400, flag: 'wx' });
  return key;
}
