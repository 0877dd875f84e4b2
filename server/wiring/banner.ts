import { join } from 'node:path';

import type { Config } from '../platform/config/config.ts';
import type { ConfiguredProvider } from '../panel/providers/modelClient.ts';
import type { EmbeddedPostgres } from '../platform/postgres/embedded/embeddedPostgres.ts';
import type { Stores } from './stores/startStores.ts';

type BannerFacts = Omit<Stores, 'databaseUrl'> & {
  readonly config: Config;
  readonly publicUrl: string;
  readonly providers: readonly ConfiguredProvider[];
  readonly port: number | null;
};

/** What the operator sees once everything runs: where it is, what is embedded, who sits at the table. */
export const bannerOf = ({ config, publicUrl, eventstoreUrl, embedded, providers, port }: BannerFacts): string => {
  const { dataDir, roles } = config;
  const rehearsal = providers.some(({ provider }) => provider === 'rehearsal');
  const rows: [string, string][] = [
    ['data', dataDir],
    ['events', config.eventstoreUrl ? 'EVENTSTORE_URL' : `embedded node at ${eventstoreUrl.split('?')[0]}`],
    ['read models', embedded.postgres ? postgresRow(embedded.postgres) : 'DATABASE_URL'],
    ['e-mail', config.smtpUrl ? 'SMTP_URL' : `.eml files in ${join(dataDir, 'mail')}`],
    [
      'models',
      rehearsal
        ? 'none: rehearsal with scripted seats, no AI model is consulted'
        : providers.map(({ provider, models }) => `${provider} (${models.join(', ')})`).join(', '),
    ],
    ['roles', [...roles].join(', ')],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    '',
    port === null ? 'Witan works without a web server.' : `Witan listens at ${publicUrl}`,
    '',
    ...rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`),
    '',
  ].join('\n');
};

const postgresRow = ({ elsewhere }: Pick<EmbeddedPostgres, 'elsewhere'>): string =>
  elsewhere.length === 0
    ? 'embedded PostgreSQL'
    : `embedded PostgreSQL in ${elsewhere.join(' and ')}, because its user cannot enter the usual folders`;
