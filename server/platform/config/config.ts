import { join, resolve } from 'node:path';

import type { MasterKeys } from '../keys/wrapping.ts';
import { type Role, variables } from './variables.ts';
import { WrongConfiguration } from './configurationError.ts';
import { readProviders } from './providerVariables.ts';

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
  const ofProviders = readProviders(given, (name) => shown(name, given));
  const mistakes = [
    ...(error?.issues ?? []).map(
      ({ path, message }) => `${String(path[0])}: ${message}, got ${shown(String(path[0]), given)}`,
    ),
    ...crossFieldErrors(given),
    ...ofProviders.mistakes,
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
        ? { domain: data.DKIM_DOMAIN, selector: data.DKIM_SELECTOR, privateKey: data.DKIM_KEY_FILE }
        : undefined,
    sessionKeys: data.SESSION_KEYS,
    masterKeys: masterKeysIn(data.MASTER_KEY),
    keySlots: data.KEY_SLOTS ? resolve(data.KEY_SLOTS) : join(resolve(data.DATA_DIR), 'slots'),
    signingKey: data.SIGNING_KEY,
    logLevel: data.LOG_LEVEL,
    accessLog: data.ACCESS_LOG,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    metrics: { token: data.METRICS_TOKEN, port: data.METRICS_PORT },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema takes nothing but roles
    roles: new Set(data.ROLES as Role[]),
    proxies: { true: 1, false: 0 }[data.TRUST_PROXY] ?? Number(data.TRUST_PROXY),
    diskFloorMb: data.DISK_FLOOR_MB,
    drainSeconds: data.DRAIN_SECONDS,
    live: { perAccount: data.LIVE_PER_ACCOUNT, perAddress: data.LIVE_PER_ADDRESS },
    providers: ofProviders.providers,
    prices: data.MODEL_PRICES_FILE,
    rehearsalPace: data.REHEARSAL_PACE,
    clarifyHours: data.CLARIFY_HOURS,
    panelSeats: data.PANEL_SEATS,
    calibration: data.PANEL_CALIBRATION_FILE,
    learnsFromOutcomes: data.PANEL_LEARNING,
    capUsd: { direct: data.CAP_USD_DIRECT, default: data.CAP_USD_DEFAULT, deep: data.CAP_USD_DEEP },
    spending: { dayUsd: data.CAP_USD_DAY, addressDayUsd: data.CAP_USD_ADDRESS_DAY },
    indexAllow: data.INDEX_ALLOW,
    indexSources: data.INDEX_SOURCES,
    webhookAllow: data.WEBHOOK_ALLOW,
  };
}

const masterKeysIn = (text = ''): MasterKeys | undefined => {
  const [newest, ...older] = text.toLowerCase().split(',').filter(Boolean);
  return newest === undefined ? undefined : [newest, ...older];
};

/** Keys are not repeated, nor addresses that may hold a password. */
const shown = (name: string, given: Record<string, string | undefined>) => {
  const isSecret =
    /(?:KEYS?|TOKEN)$/.test(name) || (name.endsWith('_URL') && /@|connectionName=/.test(given[name] ?? ''));
  return given[name] === undefined ? 'nothing' : isSecret ? 'another text' : `"${given[name]}"`;
};

/** Variables that mean nothing alone. */
function crossFieldErrors(given: Record<string, string | undefined>): string[] {
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'];
  const missing = dkim.filter((name) => !given[name]);
  return [
    ...(missing.length === 0 || missing.length === dkim.length
      ? []
      : [`${missing.join(', ')}: expected together with the other DKIM variables, got nothing`]),
  ];
}
