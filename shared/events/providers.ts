/** What stands before the name of a seat, so that providers differ by more than colour. The last is of what no provider is known of. */
export const shapes = [
  'disc',
  'square',
  'triangle',
  'diamond',
  'open-diamond',
  'triangle-down',
  'star',
  'ring',
] as const;
export type Shape = (typeof shapes)[number];

type Company = { readonly name: string; readonly inTermsSince: string };
type Declaration = { readonly shape: Shape } & (Company | { readonly [P in keyof Company]?: never });

/**
 * Who answers for a seat. Each provider of models here needs a definition in `server/panel/providers/table.ts`; all else follows from
 * the two.
 *
 * `name`: its own, the same in every language; what has none is named in the reader's language.
 * `inTermsSince`: the day from which the Terms name it; accounts are asked to accept them again.
 */
const declared = {
  openai: { shape: 'disc', name: 'OpenAI', inTermsSince: '2026-11-23' },
  anthropic: { shape: 'square', name: 'Anthropic', inTermsSince: '2026-11-23' },
  google: { shape: 'triangle', name: 'Google', inTermsSince: '2026-11-23' },
  /** A server of the operator's own, configured by its address instead of a key. */
  local: { shape: 'diamond' },
  /** No model: the seats of a rehearsal are scripted. */
  rehearsal: { shape: 'open-diamond' },
} as const satisfies Readonly<Record<string, Declaration>>;

export type Provider = keyof typeof declared;
export type ModelProviderId = Exclude<Provider, 'rehearsal'>;
type NamedProvider = { [P in Provider]: (typeof declared)[P] extends { name: string } ? P : never }[Provider];

export const isNamed = (provider: Provider): provider is NamedProvider => 'name' in declared[provider];
export const nameOfProvider = (provider: NamedProvider): string => declared[provider].name;
export const inTermsSince = (provider: NamedProvider): string => declared[provider].inTermsSince;

export const isProvider = (text: string | null): text is Provider => text !== null && Object.hasOwn(declared, text);
export const isModelProvider = (text: string): text is ModelProviderId => isProvider(text) && text !== 'rehearsal';
export const shapeOf = (provider: string | null): Shape => (isProvider(provider) ? declared[provider].shape : 'ring');
/** Providers that models are asked of. */
export const modelProviders: readonly ModelProviderId[] = /* @__PURE__ */ Object.keys(declared).filter(isModelProvider);

/** A value for each provider of models. */
export const ofEachProvider = <T>(of: (provider: ModelProviderId) => T): Readonly<Record<ModelProviderId, T>> => {
  const made: Partial<Record<ModelProviderId, T>> = {};
  for (const provider of modelProviders) made[provider] = of(provider);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has set every key
  return made as Record<ModelProviderId, T>;
};

/**
 * Models of the seats that search and read, check quotes, and sort the case: much to read and little to weigh. Who frames, votes,
 * speaks, attacks, writes and reviews is of the models that are comparable in strength.
 */
export type Helpers = Readonly<Record<'triage' | 'researcher' | 'verifier', string>>;
