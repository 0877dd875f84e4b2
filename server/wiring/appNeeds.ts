import type { Middleware } from 'koa';
import type { Logger } from 'pino';

import type { AccountRouteNeeds } from '../accounts/routes/accountRouteNeeds.ts';
import type { Tokens } from '../accounts/tokens/tokenService.ts';
import type { CaseRouteNeeds } from '../cases/caseNeeds.ts';
import type { OperatorNeeds } from '../operators/operatorRoutes.ts';
import type { Replied } from '../platform/http/accessLog.ts';
import type { Readiness } from '../platform/http/healthRoutes.ts';
import type { WebhookService } from '../webhooks/webhookService.ts';
import type { Route } from '../platform/http/route.ts';

/** All that the HTTP application is made of. */
export type AppNeeds = Omit<AccountRouteNeeds & CaseRouteNeeds, 'now' | 'sure'> & {
  readonly siteUrl: string;
  readonly tokens: Tokens;
  readonly webhooks: WebhookService;
  readonly version: string;
  /** The built client; pages are not found while it is missing. */
  readonly clientFolder: string;
  /** Whether cases run with scripted seats, because no provider of models is configured. */
  readonly isRehearsal: () => Promise<boolean>;
  /** Whether they run on the models and prices with which costs were measured. */
  readonly costsKnown: () => Promise<boolean>;
  /** How many proxies in front are believed about where a request comes from. */
  readonly proxies: number;
  readonly log: Logger;
  /** Whether each request is a line of the log. */
  readonly accessLog?: boolean;
  readonly onReply?: (reply: Replied, caseId: string | null) => void;
  /** Resolves once the read models have passed this position, or after `ms`; whether they have. */
  readonly waitFor: (position: bigint, ms: number) => Promise<boolean>;
  readonly ready: () => Readiness;
  /** Whether a store that handlers wait for is away. */
  readonly storesAway: () => boolean;
  /** Whether this process is about to stop: callers are told to come back over another connection. */
  readonly draining: () => boolean;
  /** The queue, for operators; absent where there is none. */
  readonly jobs?: OperatorNeeds['jobs'];
  readonly calibration?: OperatorNeeds['calibration'];
  readonly learning?: OperatorNeeds['learning'];
  /** Routes of other parts (the index), published and served with ours. */
  readonly more?: readonly Route[];
  /** Middleware of other parts (discovery), before the client's files. */
  readonly beside?: readonly Middleware[];
  readonly now?: () => string;
};
