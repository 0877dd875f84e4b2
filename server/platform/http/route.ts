import type { Readable } from 'node:stream';

import type { Context } from 'koa';
import type { z } from 'zod';

import type { ProblemKey } from '../../../shared/api/problems.ts';
import type { Mode } from '../../../shared/events/case.ts';
import type { Scope } from '../../../shared/events/codes.ts';

/**
 * Who may call. `none`: anybody; `session`: an account; `reader`: the owner of the case in `:case_id` or an auditor invited to
 * it; `watcher`: these, and anybody while the case's watch link is open; `owner`: the owner alone. For everybody else a case that
 * exists and one that does not are the same 404.
 */
export type Auth = 'none' | 'session' | 'watcher' | 'reader' | 'owner';

/** An agent that acts for an account by a token, within its bounds. */
export type TokenCaller = {
  readonly tokenId: string;
  readonly accountId: string;
  readonly name: string;
  /** What it calls itself. */
  readonly client: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly modes: readonly Mode[];
  readonly casesPerMonth: number | null;
  readonly usdPerMonth: number | null;
  /** In the place of a session's id. */
  readonly accessId: string;
  readonly position: bigint;
};

/** `sessionId` is the token's id of access where an agent calls; `token` is null where a person does. */
export type Caller = { readonly accountId: string; readonly sessionId: string; readonly token: TokenCaller | null };
type CallerOf<A extends Auth, Found> = A extends 'none'
  ? null
  : A extends 'session'
    ? Caller
    : A extends 'watcher'
      ? { readonly accountId: string | null; readonly role: 'owner' | 'auditor' | 'watcher'; readonly found: Found }
      : Caller & { readonly role: 'owner' | 'auditor'; readonly found: Found };

export type ReplyShape = {
  readonly description: string;
  /** JSON of this shape; absent: no body, or the media `types` below. */
  readonly schema?: z.ZodType;
  readonly types?: Readonly<Record<string, object>>;
  readonly headers?: Readonly<Record<string, string>>;
};
type Replies = Readonly<Record<number, ReplyShape>>;

type ReplyOf<R extends Replies> = {
  [S in keyof R & number]: (R[S] extends { readonly schema: infer Z extends z.ZodType }
    ? { readonly status: S; readonly body: z.input<Z> }
    : { readonly status: S; readonly body?: Readable | Buffer | string }) & {
    readonly headers?: Readonly<Record<string, string>>;
    /** Where the command's last event is in `$all`: queries of this session wait until it is shown. */
    readonly position?: bigint | null;
  };
}[keyof R & number];

type In<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;
type Input<A extends Auth, P, Q, H, B, Found> = {
  readonly caller: CallerOf<A, Found>;
  readonly params: P;
  readonly query: Q;
  readonly headers: H;
  readonly body: B;
  readonly ctx: Context;
};

type Declared = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for parameters. */
  readonly path: `/${string}`;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Beside those that follow from the rest of the declaration (`problemsOf`). */
  readonly problems: readonly ProblemKey[];
  /** The query first waits until the read models show what this session wrote. */
  readonly waits?: boolean;
  /** The handler reads the body itself, whatever its type. */
  readonly raw?: boolean;
  /** Begins a session, though it asks for none. */
  readonly signsIn?: boolean;
};

/** The scope that a token needs here; null: a token is never enough. Routes for anybody need none. */
type Scoped<A extends Auth> = A extends 'none' ? { readonly scope?: never } : { readonly scope: Scope | null };

/** A route as the application and the OpenAPI document see it. */
export type Route = Declared & {
  readonly auth: Auth;
  readonly scope?: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly replies: Replies;
  readonly handle: (input: Input<'none', unknown, unknown, unknown, unknown, unknown>) => Promise<{
    readonly status: number;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly position?: bigint | null;
  }>;
};

/**
 * One declaration: what a route is, whom it serves, what it takes and gives, and how it refuses. Validation, the types of
 * `handle` and the OpenAPI document all follow from it. `Found` is what the guard finds of a case for its reader.
 */
export const routeOf =
  <Found>() =>
  <
    const A extends Auth,
    const R extends Replies,
    P extends z.ZodObject | undefined = undefined,
    Q extends z.ZodObject | undefined = undefined,
    H extends z.ZodObject | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
  >(
    declaration: Declared &
      Scoped<A> & {
        readonly auth: A;
        readonly params?: P;
        readonly query?: Q;
        readonly headers?: H;
        readonly body?: B;
        readonly replies: R;
        readonly handle: (input: Input<A, In<P>, In<Q>, In<H>, In<B>, Found>) => Promise<ReplyOf<NoInfer<R>>>;
      },
  ): Route =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler takes what the schemas beside it say
    declaration as unknown as Route;

/** A route that is about no case. */
export const route = routeOf<never>();

/** Everything a route may refuse with: what it names, and what its authentication and input imply. */
export const problemsOf = ({ problems, auth, scope, method, params, query, headers, body }: Route): ProblemKey[] => [
  ...new Set<ProblemKey>([
    ...(auth === 'none' ? [] : (['not-signed-in', 'invalid-token', 'too-many-requests'] as const)),
    ...(scope ? (['insufficient-scope'] as const) : scope === null ? (['not-by-token'] as const) : []),
    ...(auth === 'watcher' || auth === 'reader' || auth === 'owner' ? (['case-not-found'] as const) : []),
    ...(method === 'get' ? [] : (['foreign-origin'] as const)),
    ...(body ? (['malformed-request', 'too-large', 'not-json', 'invalid-input'] as const) : []),
    ...(params || query || headers ? (['invalid-input'] as const) : []),
    ...(auth === 'none' && !body ? [] : (['not-ready'] as const)),
    ...problems,
  ]),
];
