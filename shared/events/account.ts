import { z } from 'zod';

import { modes } from './case.ts';
import { consents, loginMethods, scopes, tokenEnds, webhookEnds } from './codes.ts';
import { type EventOf, at, id } from './define.ts';

export const plans = ['trial', 'solo', 'professional', 'business', 'enterprise'] as const;

/** How somebody showed that an address is theirs: a link in an e-mail of ours, a new password by e-mail, or the operator's word. */
const proofs = ['link', 'reset', 'operator'] as const;

/** Facts on `account-<id>`, and the reservation on `email-<sha256 of the normalised address>`. No password ever. */
export const accountSchemas = {
  EmailReserved: z.strictObject({ accountId: id, at }),
  /** `keptUntil`: until then nobody else gets it, so that the account can have it back. */
  EmailReleased: z.strictObject({ accountId: id, at, keptUntil: at.optional() }),
  /** `language` is that of e-mails about the account, BCP 47; English where it is absent. */
  AccountRegistered: z.strictObject({ accountId: id, email: z.string(), language: z.string().optional(), at }),
  TrialStarted: z.strictObject({ accountId: id, startsAt: at, endsAt: at }),
  TermsAccepted: z.strictObject({ accountId: id, termsVersion: z.string(), at }),
  PlanChanged: z.strictObject({ accountId: id, plan: z.enum(plans), by: z.string(), at }),
  PasswordChanged: z.strictObject({ accountId: id, at }),
  /** `device`: what the browser called itself. */
  LoggedIn: z.strictObject({ accountId: id, device: z.string(), by: z.enum(loginMethods), at }),
  /** The same in a browser in which the account had not logged in before. */
  NewDeviceLoggedIn: z.strictObject({ accountId: id, device: z.string(), by: z.enum(loginMethods).optional(), at }),
  /** The owner ended a session that was open elsewhere. */
  SessionEnded: z.strictObject({ accountId: id, device: z.string(), at }),
  /** An authenticator app is asked for beside the password, from now on. */
  TotpAdded: z.strictObject({ accountId: id, at }),
  TotpRemoved: z.strictObject({ accountId: id, at }),
  RecoveryCodesMade: z.strictObject({ accountId: id, at }),
  /** `left`: how many there still are. */
  RecoveryCodeUsed: z.strictObject({ accountId: id, left: z.int(), at }),
  /** A passkey gets in without a password; `name` is what the owner called it. */
  PasskeyAdded: z.strictObject({ accountId: id, passkeyId: id, name: z.string(), at }),
  PasskeyRemoved: z.strictObject({ accountId: id, passkeyId: id, name: z.string(), at }),
  /** Its signature was right, its counter had not gone on: there may be a copy of it. */
  PasskeyRefused: z.strictObject({ accountId: id, passkeyId: id, name: z.string(), at }),
  /** The operator's command removed app, passkeys and recovery codes of somebody who had lost them. */
  FactorsRemoved: z.strictObject({ accountId: id, by: z.string(), at }),
  /** A link was asked for that proves the address; `language` is the one it is written in, BCP 47. */
  AddressLinkAsked: z.strictObject({ accountId: id, language: z.string(), at }),
  AddressProven: z.strictObject({ accountId: id, email: z.string(), by: z.enum(proofs), at }),
  /** Another address, once it is proven; `language` is that of the e-mail to it. */
  EmailChangeAsked: z.strictObject({ accountId: id, email: z.string(), language: z.string(), at }),
  /** `undoUntil`: how long the link to the old address undoes it; null where nobody had proven the old one, or a link to an earlier one still undoes all. */
  EmailChanged: z.strictObject({ accountId: id, from: z.string(), to: z.string(), undoUntil: at.nullable(), at }),
  /** The account has `email` again: the change of this moment and those after it are undone. */
  EmailChangeUndone: z.strictObject({ accountId: id, email: z.string(), changedAt: at, at }),
  /** Whether the account sees the operators' page; only the operator's command says so. */
  OperatorRoleChanged: z.strictObject({ accountId: id, operator: z.boolean(), by: z.string(), at }),
  RemindersChanged: z.strictObject({ accountId: id, reminders: z.boolean(), at }),
  /** The owner let the holder of a token act for them, within these bounds. Never the secret. */
  AgentAccessGranted: z.strictObject({
    accountId: id,
    tokenId: id,
    name: z.string(),
    scopes: z.array(z.enum(scopes)),
    modes: z.array(z.enum(modes)),
    casesPerMonth: z.int().nullable(),
    usdPerMonth: z.number().nullable(),
    expiresAt: at.nullable(),
    at,
  }),
  /** A new secret; the one before is taken until then. */
  AgentAccessRotated: z.strictObject({ accountId: id, tokenId: id, previousUntil: at, at }),
  AgentAccessEnded: z.strictObject({ accountId: id, tokenId: id, reason: z.enum(tokenEnds), at }),
  /** Whether a case that an agent brings waits until the owner approves it in the app. */
  AgentApprovalChanged: z.strictObject({ accountId: id, required: z.boolean(), at }),
  /** A case that an agent brought reached the panel, with the owner's yes. What they said to it is in the case. */
  AgentSubmitted: z.strictObject({ accountId: id, tokenId: id, caseId: id, how: z.enum(consents), at }),
  /** What an agent submitted waits for the owner: `approvalId` names it, never a word of it. */
  ApprovalAsked: z.strictObject({ accountId: id, approvalId: id, tokenId: id, at }),
  /** An address is told of the account's cases from now on; `tokenId` where an agent asked for it. */
  WebhookAdded: z.strictObject({ accountId: id, webhookId: id, host: z.string(), tokenId: id.nullable(), at }),
  WebhookRemoved: z.strictObject({ accountId: id, webhookId: id, at }),
  /** Nothing is sent there until the owner turns it on again. */
  WebhookDisabled: z.strictObject({
    accountId: id,
    webhookId: id,
    host: z.string(),
    reason: z.enum(webhookEnds),
    at,
  }),
  AccountErased: z.strictObject({ accountId: id, at }),
} as const;

export type AccountEvent = EventOf<typeof accountSchemas>;
export type Proof = (typeof proofs)[number];
export type Plan = (typeof plans)[number];
