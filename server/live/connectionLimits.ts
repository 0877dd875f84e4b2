export type Release = () => void;

/** Sockets and event streams stay open for hours: how many one account, or one address, may hold in this process. */
export type ConnectionLimits = {
  /** Null: this address holds as many as it may. */
  readonly byAddress: (address: string) => Release | null;
  readonly byAccount: (accountId: string) => Release | null;
};
export type Limits = { readonly perAccount: number; readonly perAddress: number };

export function createConnectionLimits({ perAccount, perAddress }: Limits): ConnectionLimits {
  return { byAddress: counted(perAddress), byAccount: counted(perAccount) };
}

const counted = (most: number) => {
  const held = new Map<string, number>();
  return (who: string): Release | null => {
    const now = held.get(who) ?? 0;
    if (now >= most) return null;
    held.set(who, now + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (held.get(who) ?? 1) - 1;
      if (left === 0) held.delete(who);
      else held.set(who, left);
    };
  };
};
