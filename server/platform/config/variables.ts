import { z } from 'zod';

import {
  addresses,
  calibration,
  eventstore,
  fileOf,
  list,
  number,
  origins,
  prices,
  privateKey,
  url,
  webUrl,
  whole,
} from './shapes.ts';

export const roles = ['web', 'panel', 'projections', 'printer', 'mail'] as const;
export type Role = (typeof roles)[number];

/**
 * Every variable there is, but those of the providers (`providerVariables.ts`). `.env.example` explains them to people; a spec holds
 * the two together.
 */
export const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  SITE_URL: webUrl.optional(),
  INDEX_URL: webUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  EVENTSTORE_URL: eventstore.optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Witan <witan@localhost>'),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: fileOf('a private key, PEM', privateKey).optional(),
  SESSION_KEYS: list
    .refine((keys) => keys.every((key) => key.length >= 32), {
      error: 'expected keys of at least 32 characters, separated by commas, the newest first',
    })
    .optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, {
      error: 'expected 64 hexadecimal digits (32 bytes), or several such keys separated by commas, the newest first',
    })
    .optional(),
  KEY_SLOTS: z.string().optional(),
  SIGNING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'expected 64 hexadecimal digits (32 bytes)' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  ACCESS_LOG: z
    .enum(['true', 'false'], { error: 'expected true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  METRICS_TOKEN: z.string().min(32, { error: 'expected at least 32 characters' }).optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  ROLES: list
    .refine((given) => given.length > 0 && given.every((role) => (roles as readonly string[]).includes(role)), {
      error: `expected some of ${roles.join(', ')}, separated by commas`,
    })
    .default([...roles]),
  DISK_FLOOR_MB: whole(0, 10_000_000).default(512),
  DRAIN_SECONDS: number(0, 600).default(1),
  LIVE_PER_ACCOUNT: whole(1, 100_000).default(32),
  LIVE_PER_ADDRESS: whole(1, 100_000).default(256),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, { error: 'expected true, false, or the number of proxies in a row (0 to 9)' })
    .default('false'),
  MODEL_PRICES_FILE: fileOf('a table of prices', prices).optional(),
  REHEARSAL_PACE: number(0, 100).default(1),
  CLARIFY_HOURS: number(0, 24 * 90).default(72),
  PANEL_SEATS: whole(8, 64).optional(),
  PANEL_CALIBRATION_FILE: fileOf('weights and a recalibration', calibration).optional(),
  PANEL_LEARNING: z
    .enum(['true', 'false'], { error: 'expected true or false' })
    .default('true')
    .transform((text) => text === 'true'),
  CAP_USD_DIRECT: number(0, 100_000).default(10),
  CAP_USD_DEFAULT: number(0, 100_000).default(25),
  CAP_USD_DEEP: number(0, 100_000).default(60),
  CAP_USD_DAY: number(0, 1_000_000).default(500),
  CAP_USD_ADDRESS_DAY: number(0, 1_000_000).default(100),
  INDEX_ALLOW: origins,
  INDEX_SOURCES: addresses,
  WEBHOOK_ALLOW: origins,
});
