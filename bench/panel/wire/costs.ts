import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Usage } from '../../../server/panel/providers/modelClient.ts';
import { costOf } from '../../../server/panel/providers/prices.ts';
import { defaultPrices } from '../../../server/panel/providers/table.ts';
import { ofType } from '../../../test/support/panelCase.ts';

/** What calls of one kind cost, and for what. */
type Row = { calls: number; input: number; cached: number; output: number; searches: number };
type Sums = Row & { inputUsd: number; outputUsd: number; searchUsd: number };

const none: Usage = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 };

/** Tokens and USD by kind of turn, the dearest first. */
const costsByKind = (events: readonly CaseEvent[]): readonly (Sums & { readonly kind: string })[] => {
  const calls = new Map(ofType(events, 'ModelCallIntended').map((call) => [call.callId, call]));
  const sums = new Map<string, Sums>();
  for (const { callId, usage, step, at } of ofType(events, 'ModelCallEnded')) {
    const call = calls.get(callId);
    if (!usage || !call) continue;
    const kind = step.split('/')[1] ?? '';
    const sum = sums.get(kind) ?? {
      ...{ calls: 0, input: 0, cached: 0, output: 0, searches: 0, inputUsd: 0, outputUsd: 0, searchUsd: 0 },
    };
    const usd = (part: Partial<Usage>) =>
      costOf(defaultPrices, call.provider, call.model, { ...none, ...part }, at).usd ?? 0;
    const { input, cached, cacheWritten = 0, cacheWrittenHour = 0, output, searches } = usage;
    sums.set(kind, {
      calls: sum.calls + 1,
      input: sum.input + input,
      cached: sum.cached + cached,
      output: sum.output + output,
      searches: sum.searches + searches,
      inputUsd: sum.inputUsd + usd({ input, cached, cacheWritten, cacheWrittenHour }),
      outputUsd: sum.outputUsd + usd({ output }),
      searchUsd: sum.searchUsd + usd({ searches }),
    });
  }
  return [...sums].map(([kind, sum]) => ({ kind, ...sum })).toSorted((a, b) => usdOf(b) - usdOf(a));
};

const usdOf = ({ inputUsd, outputUsd, searchUsd }: Sums): number => inputUsd + outputUsd + searchUsd;

export const printCosts = (events: readonly CaseEvent[], cases: number): void => {
  const rows = costsByKind(events);
  const each = (n: number) => n / cases;
  for (const row of rows)
    console.log(
      `  ${row.kind.padEnd(16)} ${each(row.calls).toFixed(1).padStart(6)} calls ${(each(row.input) / 1000).toFixed(0).padStart(6)}k in (${((100 * row.cached) / row.input).toFixed(0).padStart(2)} % cached) ${(each(row.output) / 1000).toFixed(1).padStart(6)}k out ${each(row.searches).toFixed(0).padStart(3)} searches  ${each(usdOf(row)).toFixed(2)} USD = ${each(row.inputUsd).toFixed(2)} + ${each(row.outputUsd).toFixed(2)} + ${each(row.searchUsd).toFixed(2)}`,
    );
};
