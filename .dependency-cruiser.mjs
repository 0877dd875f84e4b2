const npm = (...packages) => packages.map((name) => `node_modules/(@types/)?${name}/`);
/** Each layer lists what it may use; everything else is an error. */
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
/** The folders of the panel's protocol, from the top: each may use those below it. */
const floors = [['flow'], ['phases'], ['gate'], ['counting', 'evidence'], ['state', 'text']];
const downwards = floors.map((names, i) => ({
  name: `protocol-downwards-${names.join('-')}`,
  severity: 'error',
  from: { path: `^server/panel/protocol/(${names.join('|')})/` },
  to: {
    path: `^server/panel/protocol/(${floors
      .slice(0, i + 1)
      .flat()
      .join('|')})/`,
    pathNot: '^server/panel/protocol/$1/',
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
    {
      // The image for production has neither of them.
      name: 'the-server-needs-no-development',
      severity: 'error',
      from: { path: '^(server|projections|shared)/', pathNot: '^server/dev/' },
      to: { path: '^(server/dev|client)/' },
    },
    only('kernel', '^shared/kernel/', npm('@noble/hashes')),
    only('events', '^shared/events/', [
      '^shared/kernel/',
      '^shared/(documents/(kinds|types)|decisionModel/types)\\.ts$',
      ...npm('zod'),
    ]),
    only('documents', '^shared/documents/', ['^shared/(kernel|events)/', '^shared/words/speech\\.ts$']),
    only('decision-model', '^shared/decisionModel/', ['^shared/kernel/scheduling/', '^shared/words/speech\\.ts$', ...npm('decimal\\.js', 'zod')]),
    only('views', '^shared/views/', ['^shared/((kernel|events|decisionModel)/|documents/parts\\.ts$)']),
    only('locales', '^shared/locales/', ['^shared/(events/codes\\.ts$|api/)']),
    only('words', '^shared/words/', ['^shared/(events/(codes|providers|panel/capLabels)\\.ts$|locales/|kernel/text/)']),
    only('api', '^shared/api/', ['^shared/', ...npm('zod')]),
    only('agent-card', '^shared/agentCard/', ['^shared/kernel/', ...npm('zod')]),
    only('deciders', '^server/(accounts/accountDecider|cases/(case(Decider|State)|commands/\\w+)|agents/agentDecider)\\.ts$', [
      '^shared/',
    ]),
    only('protocol', '^server/panel/protocol/', [
      '^shared/((kernel|events|views|documents|decisionModel)/|locales/(panelTexts|digits|ownScript|wordsInRegion)\\.ts$)',
      '^server/panel/rehearsal/',
      '^server/panel/providers/table\\.ts$',
      ...npm('eld', 'zod'),
      '^(node:)?(module|url)$',
    ]),
    ...downwards,
    only('projections', '^projections/', ['^shared/', ...npm('pg', 'wink-porter2-stemmer'), '^(node:)?(fs|path|url)$']),
    only('client', '^client/', [
      '^shared/',
      ...npm(
        'svelte',
        'esm-env',
        'socket\\.io-client',
        '@simplewebauthn/browser',
        'vite',
        'virtua',
        'marked',
        'dompurify',
        'd3-(scale|shape)',
        'uqr',
        '@fontsource-variable/[^/]+',
      ),
    ]),
    keeper('only-store-speaks-eventstore', '@eventstore/db-client', '^server/platform/(store|eventstore-node)/'),
    keeper('only-mail-speaks-smtp', 'nodemailer', '^server/mail/'),
    keeper('only-operators-count', 'prom-client', '^server/operators/'),
    keeper('only-operators-trace', '@opentelemetry/[^/]+', '^server/operators/'),
    keeper('only-report-draws', 'pdfmake', '^server/report/'),
    keeper('only-providers-speak-anthropic', '@anthropic-ai/sdk', '^server/panel/providers/'),
    keeper('only-providers-speak-openai', 'openai', '^server/panel/providers/'),
    keeper('only-providers-speak-google', '@google/genai', '^server/panel/providers/'),
    {
      name: 'embedded-parts-are-separate-programs',
      severity: 'error',
      from: { path: '^server/platform/(eventstore-node|postgres/embedded)/' },
      to: { path: '^server/', pathNot: '^server/platform/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    {
      name: 'adapters-are-separate',
      severity: 'error',
      from: { path: '^server/(mail|panel/providers|discovery)/' },
      to: { path: '^server/', pathNot: '^server/$1/|^server/platform/(net|postgres|http|config)/' },
    },
    {
      name: 'wiring-is-the-top',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(wiring/|main\\.ts$|cli/|dev/)' },
      to: { path: '^server/wiring/' },
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
