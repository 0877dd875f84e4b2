import type { CaseEvent, CaseEventOf } from '../../events/case.ts';
import type { RuleName } from './rules.ts';
import type { table } from './table.ts';

/** An event's data as it arrives: a field that is not for both audiences at any time may be missing. */
export type SeenData<T extends CaseEvent['type']> = SeenOf<CaseEventOf<T>['data'], (typeof table)[T]>;

type SeenOf<V, R> = true extends CanHide<R> ? Part<V, R> : V;
/** Whether any rule in these may withhold something. */
type CanHide<R> = R extends RuleName ? (R extends 'public' | 'spoken' ? false : true) : CanHide<OneOf<R>>;

type Part<V, R> = V extends null | undefined
  ? V
  : R extends RuleName
    ? V
    : R extends { readonly '*': infer Each }
      ? { [K in keyof V]: SeenOf<V[K], Each> }
      : keyof R extends `?${string}`
        ? Partly<V, OneOf<OneOf<R>>>
        : IsOne<OneOf<R>> extends true
          ? V
          : Partly<V, R>;

/** Fields that may be withheld, by themselves, are optional. */
type Partly<V, R> = {
  [K in keyof V as Goes<RuleOf<R, K>> extends true ? never : K]: SeenOf<V[K], RuleOf<R, K>>;
} & {
  [K in keyof V as Goes<RuleOf<R, K>> extends true ? K : never]?: SeenOf<V[K], RuleOf<R, K>>;
};
type RuleOf<R, K> = K extends keyof R ? R[K] : never;
type Goes<R> = true extends (R extends RuleName ? CanHide<R> : false) ? true : false;

/** One rule for all fields: they arrive together, or nothing arrives at all. */
type IsOne<R> = [R] extends [RuleName] ? (IsUnion<R> extends true ? false : true) : false;
type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;
type OneOf<T> = T[keyof T];
