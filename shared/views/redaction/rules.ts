import type { CaseEvent, CaseEventOf } from '../../events/case.ts';

/** `owner` is the owner and every auditor the owner invited; `watcher` is anybody with the opened link. */
export type Audience = 'owner' | 'watcher';

/**
 * From when on an audience sees a field: `opened`, once the blind ballots of every panel are open; `round`, once those of this panel's
 * round are (of the revised round where the event names none). `masked` is always, with what the owner wrote left out of it.
 */
export type When = 'always' | 'masked' | 'opened' | 'round' | 'never';

/** What the table may say of a field. */
export const rules = {
  public: { owner: 'always', watcher: 'always' },
  spoken: { owner: 'always', watcher: 'masked' },
  owner: { owner: 'always', watcher: 'never' },
  opened: { owner: 'opened', watcher: 'opened' },
  ownerOpened: { owner: 'opened', watcher: 'never' },
  watcherOpened: { owner: 'always', watcher: 'opened' },
  sealed: { owner: 'round', watcher: 'never' },
} as const satisfies Readonly<Record<string, Readonly<Record<Audience, When>>>>;

export type RuleName = keyof typeof rules;
/** Rules that may decide about an object as a whole: what is added to it later is withheld with it. */
type Whole = Exclude<RuleName, 'public' | 'spoken'>;

/** A rule as it is read at run time: by field, by `*` for every element, or by `?kind` for each value of the field `kind`. */
export type Rule = RuleName | { readonly [name: string]: Rule };

type Plain = string | number | boolean | null | undefined;
/** The rule that a value of this type needs: one for every field of every object in it. */
type RuleFor<V> = RuleOf<NonNullable<V>>;
type RuleOf<V> = [V] extends [Plain]
  ? RuleOfPlain<V>
  : [V] extends [readonly (infer Item)[]]
    ? RulesOfItems<Item>
    : string extends keyof V
      ? RulesOfItems<V[keyof V]>
      : Whole | Fields<V> | Kinds<V>;
/** Only a text can hold the owner's words. */
type RuleOfPlain<V> = [string] extends [V] ? RuleName : Exclude<RuleName, 'spoken'>;
type RulesOfItems<Item> = [Item] extends [Plain]
  ? RuleOfPlain<NonNullable<Item>>
  : Whole | { readonly '*': RuleFor<Item> };

type Fields<V> = { readonly [K in keyof V]-?: RuleFor<V[K]> };
type Kinds<V> = {
  [K in keyof V & string]: V[K] extends string
    ? { readonly [P in `?${K}`]: { readonly [Kind in V[K]]: Fields<OfKind<V, K, Kind>> } }
    : never;
}[keyof V & string];
/** The members of a union that may be of this kind. */
type OfKind<V, K extends string, Kind> = V extends { readonly [P in K]: infer Of }
  ? Kind extends Of
    ? V
    : never
  : never;

/** The rule for a type that several events share. */
export type RulesFor<V> = Fields<V>;
/** A type or a field that has no rule here does not pass the type check. */
export type Table = {
  readonly [T in CaseEvent['type']]: Fields<CaseEventOf<T>['data']> | Kinds<CaseEventOf<T>['data']>;
};
