// What single pages offer, as plain data: pages that offer none of it fetch none.

/** For how many days a link to a report is open. */
export const linkDays = [7, 30, 90] as const;

/** What webhooks are told of. */
export const webhookTypes = ['case.needs_answers', 'case.delivered', 'case.failed', 'review.due'] as const;
export type WebhookType = (typeof webhookTypes)[number];
