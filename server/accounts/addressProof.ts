import { createHmac, timingSafeEqual } from 'node:crypto';

export type AddressProof = ReturnType<typeof createAddressProof>;

const validDays = 90;
const dayOf = (at: string) => Math.floor(Date.parse(at) / 86_400_000);

/**
 * Links in e-mails bring a token that is made for the address alone: who has it has read an e-mail that was sent there. It opens
 * nothing by itself. It counts in a session of the account with that address, so that nobody who receives an unexpected e-mail
 * confirms by a click the account that a stranger opened with their address.
 */
export const createAddressProof = ({ key }: { readonly key: string }) => {
  const sign = (email: string, day: number) =>
    createHmac('sha256', key).update(`address/${day}/${email}`).digest('base64url');

  return {
    /** `email` in its normal form. */
    tokenFor(email: string, at: string): string {
      const day = dayOf(at);
      return `${day.toString(36)}.${sign(email, day)}`;
    },

    /** Undoes the change of the account's address of that moment. It names the account: its owner may be locked out. */
    undoTokenFor(accountId: string, { from, at }: { readonly from: string; readonly at: string }): string {
      const mac = createHmac('sha256', key).update(`undo/${accountId}/${at}/${from}`).digest('base64url');
      return `${accountId}.${mac}`;
    },

    isRight(email: string, token: string, at: string): boolean {
      const [, written = '', mac = ''] = /^([0-9a-z]{1,8})\.([\w-]+)$/.exec(token) ?? [];
      const [day, today] = [Number.parseInt(written, 36), dayOf(at)];
      const isCurrent = day <= today + 1 && day >= today - validDays;
      const [right, given] = [Buffer.from(sign(email, day)), Buffer.from(mac)];
      return isCurrent && right.length === given.length && timingSafeEqual(right, given);
    },
  };
};
