/** Bounds of what the API takes. Plain data, so that forms can check before they send. */
export const limits = {
  /** Bytes of a request body. */
  body: 512 * 1024,
  /** Characters of `q1`, and of each guided answer. */
  q1: 100_000,
  answer: 10_000,
  /** Characters of an answer to the panel's questions. */
  reply: 20_000,
  /** Of the one question to a dissenting seat. */
  followUp: 2000,
  password: { min: 8, max: 256 },
  email: 254,
  idempotencyKey: 200,
} as const;
