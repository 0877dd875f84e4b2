/** What a provider allows this installation, whichever of its processes asks. */
export type Quota = { readonly callsAtOnce?: number | undefined; readonly tokensPerMinute?: number | undefined };

/** What an account uses of a provider now: its calls under way, and the tokens of those that began within a minute. */
export type Use = { readonly account: string; readonly running: number; readonly tokens: number };
export type WaitingCall = { readonly id: string; readonly account: string; readonly tokens: number };

/** One account leaves a quarter to others, so that somebody who comes next need not wait for the end of a long call. */
const mostOf = (all: number): number => Math.max(1, Math.floor(all * 0.75));

/**
 * Which of the waiting calls, the oldest first, begin now. The account with the fewest calls under way is next, of several the one that
 * used fewer tokens, then the one that asked first. A call too large for what is left of the minute is waited for, or it would wait for ever.
 */
export function callsToBegin(quota: Quota, uses: readonly Use[], waiting: readonly WaitingCall[]): string[] {
  const { callsAtOnce = Infinity, tokensPerMinute = Infinity } = quota;
  const now = new Map(uses.map(({ account, running, tokens }) => [account, { running, tokens }]));
  const useOf = (account: string) => now.get(account) ?? { running: 0, tokens: 0 };
  const sum = (of: 'running' | 'tokens') => now.values().reduce((total, use) => total + use[of], 0);
  const mayBegin = ({ account, tokens }: WaitingCall): boolean => {
    const use = useOf(account);
    const fits = use.tokens === 0 || use.tokens + tokens <= mostOf(tokensPerMinute);
    return use.running < mostOf(callsAtOnce) && fits;
  };
  const left = [...waiting];
  const begun: string[] = [];
  while (sum('running') < callsAtOnce) {
    const next = left.filter(mayBegin).toSorted((a, b) => {
      const [one, other] = [useOf(a.account), useOf(b.account)];
      return one.running - other.running || one.tokens - other.tokens;
    })[0];
    if (!next) break;
    const spent = sum('tokens');
    if (spent > 0 && spent + next.tokens > tokensPerMinute) break;
    const use = useOf(next.account);
    now.set(next.account, { running: use.running + 1, tokens: use.tokens + next.tokens });
    left.splice(left.indexOf(next), 1);
    begun.push(next.id);
  }
  return begun;
}
