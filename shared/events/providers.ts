/**
 * Who answers for a seat. Each provider of models here needs a definition in `server/panel/providers/table.ts`; all else follows from
 * the two.
 *
 * `name`: its own, the same in every language; what has none is named in the reader's language.
 */
const declared = {
  openai: { name: 'OpenAI' },
  anthropic: { name: 'Anthropic' },
  google: { name: 'Google' },
  /** A server of the operator's own, configured by its address instead of a key. */
  local: {},
  /** No model: the seats of a rehearsal are scripted. */
  rehearsal: {},
} as const satisfies Readonly<Record<string, { readonly name?: string }>>;

export type Provider = keyof typeof declared;
export type ModelProviderId = Exclude<Provider, 'rehearsal'>;
type NamedProvider = { [P in Provider]: (typeof declared)[P] extends { name: string } ? P : never }[Provider];

export const isNamed = (provider: Provider): provider is NamedProvider => 'name' in declared[provider];
export const nameOfProvider = (provider: NamedProvider): string => declared[provider].name;

export const isProvider = (text: string | null): text is Provider => text !== null && Object.hasOwn(declared, text);
export const isModelProvider = (text: string): text is ModelProviderId => isProvider(text) && text !== 'rehearsal';
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
