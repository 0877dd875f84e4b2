import type { Mode } from '../../../../shared/events/case.ts';
import type { Provider } from '../../../../shared/events/providers.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { seen } from '../../histories.ts';
import { facts, panelNeeds, runToEnd, submit } from '../../panelCase.ts';

type Share = { readonly option: string; readonly probability: number };
type Answer = { readonly p: readonly Share[]; readonly success: readonly Share[]; readonly change?: object };
/** `context`: what the seat is told. */
export type Change = (answer: Answer, kind: string, seat: number, context: PromptContext) => object;

const text = 'Should we buy the shop or renew the lease? The rent is 4,200 euros.';

/** A case, direct unless said otherwise, whose seats vote and forecast as `change` has them, by the number of the seat in its panel; what else is asked they answer as ever. */
export const castCase = async (
  change: Change,
  providers: readonly Provider[] = ['openai', 'anthropic', 'google'],
  mode: Mode = 'direct',
): Promise<ReportDocument> => {
  const { needs, kept, clock } = panelNeeds();
  const castAs = (one: ConfiguredProvider): ConfiguredProvider => ({
    ...one,
    async *client(ask: Ask) {
      const context = ask.about as PromptContext;
      const { kind, seat } = context;
      const isOurs = kind === 'ballot' || kind === 'revise' || kind === 'forecast';
      const changed = (answer: Answer) => change(answer, kind, numberOf(seat.seatId), context);
      for await (const part of one.client(ask))
        yield part.type === 'text' && isOurs
          ? { ...part, delta: JSON.stringify(changed(JSON.parse(part.delta) as Answer)) }
          : part;
    },
  });
  submit(kept, { mode, q1: text });
  const asked = inMemoryProviders(clock, () => 'fine').providers.filter(({ provider }) => providers.includes(provider));
  await runToEnd({ needs: { ...needs, providers: asked.map(castAs) }, kept, clock });
  const document = reportOfHistory(seen(facts(kept)));
  if (!document) throw new Error('expected a report, found none');
  return document;
};

const numberOf = (seatId: string): number => Number(seatId.split('-').at(-1));

/** A ballot that gives so much to the option in this place of the alphabet, and the rest to the others alike. */
export const favouring = (answer: Answer, place: number, probability: number): Answer => {
  const lead = answer.p.map(({ option }) => option).toSorted()[place];
  const rest = (1 - probability) / (answer.p.length - 1);
  return {
    ...answer,
    p: answer.p.map(({ option }) => ({ option, probability: option === lead ? probability : rest })),
  };
};
