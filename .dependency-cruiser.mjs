const npm = (...packages) => packages.map((name) => `node_modules/(@types/)?${name}/`);
/** Each layer lists what it may use; everything else is an error (DESIGN: who may import whom). */
const only = (name, from, mayUse) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...mayUse] },
});
/** An npm package that one folder alone may import. */
const keeper = (name, pkg, folders) => ({
  name,
  severity: 'error',
  from: { path: '^(server|projections|shared|client)/', pathNot: folders },
  to: { path: `node_modules/${pkg}/` },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^(test|bench)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^(server|client)/main\\.ts$' },
    },
    only('kernel', '^shared/kernel/', npm('@noble/hashes')),
    only('events', '^shared/events/', ['^shared/kernel/', ...npm('zod')]),
    only('views', '^shared/views/', ['^shared/(kernel|events)/']),
    only('words', '^shared/words/', []),
    only('api', '^shared/api/', ['^shared/', ...npm('zod')]),
    only('domain', '^server/domain/', ['^shared/(kernel|events|views)/']),
    only('protocol', '^server/panel/protocol/', ['^shared/(kernel|events|views)/', ...npm('zod')]),
    only('projections', '^projections/', ['^shared/', ...npm('pg'), '^(node:)?(fs|path|url)$']),
    only('client', '^client/', [
      '^shared/',
      ...npm(
        'svelte',
        'esm-env',
        'socket\\.io-client',
        'vite',
        'virtua',
        'marked',
        'dompurify',
        'd3-(scale|shape)',
        '@fontsource-variable/[^/]+',
      ),
    ]),
    keeper('only-store-speaks-eventstore', '@eventstore/db-client', '^server/(store|embedded/eventstore)/'),
    keeper('only-mail-speaks-smtp', 'nodemailer', '^server/(mail|embedded/mailbox)/'),
    keeper('only-report-draws', 'pdfmake', '^server/report/'),
    keeper('only-providers-speak-anthropic', '@anthropic-ai/sdk', '^server/panel/providers/'),
    keeper('only-providers-speak-openai', 'openai', '^server/panel/providers/'),
    keeper('only-providers-speak-google', '@google/genai', '^server/panel/providers/'),
    {
      name: 'embedded-apart',
      severity: 'error',
      from: { path: '^server/embedded/([^/]+)/' },
      to: { path: '^server/', pathNot: '^server/embedded/$1/' },
    },
    {
      name: 'adapters-apart',
      severity: 'error',
      from: { path: '^server/(store|mail|report|panel/providers|postgres|domain|discovery)/' },
      to: { path: '^server/', pathNot: '^server/$1/|^server/(net|postgres)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.svelte-check|^data/|^dist/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json', '.d.ts'],
    },
  },
};
