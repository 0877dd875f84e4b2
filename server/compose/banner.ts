import { join } from 'node:path';

import type { Config } from '../config.ts';
import type { Panelist } from '../panel/providers/voice.ts';

type Standing = {
  readonly config: Config;
  readonly publicUrl: string;
  readonly eventstoreUrl: string;
  readonly panelists: readonly Panelist[];
  readonly port: number | null;
};

/** What the operator sees once everything runs: where it is, what is embedded, who sits at the table. */
export const bannerOf = ({ config, publicUrl, eventstoreUrl, panelists, port }: Standing): string => {
  const { dataDir, roles } = config;
  const rehearsal = panelists.some(({ provider }) => provider === 'rehearsal');
  const rows: [string, string][] = [
    ['data', dataDir],
    ['events', config.eventstoreUrl ? 'EVENTSTORE_URL' : `embedded node at ${eventstoreUrl}`],
    ['read models', config.databaseUrl ? 'DATABASE_URL' : 'embedded PostgreSQL'],
    ['letters', config.smtpUrl ? 'SMTP_URL' : `files in ${join(dataDir, 'mail')}`],
    [
      'models',
      rehearsal
        ? 'none: rehearsal with scripted seats, no AI model is consulted'
        : panelists.map(({ provider, models }) => `${provider} (${models.join(', ')})`).join(', '),
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
