import { openedTokens, placeTokens } from '../../../../shared/documents/parts.ts';
import { sha256 } from '../../../../shared/kernel/hash.ts';
import { promptFor } from '../../protocol/phases/promptFor.ts';
import { promptContextFor } from '../../protocol/phases/promptContextFor.ts';
import { turnRules } from '../../protocol/phases/index.ts';
import { callLimits, lowered } from '../../protocol/state/callLimits.ts';
import { modeOf, type PanelContext, seatOfId } from '../../protocol/state/panelContext.ts';
import type { Turn, TurnKind } from '../../protocol/state/turn.ts';
import type { Due } from '../../protocol/state/turnStatus.ts';
import type { Ask, ConfiguredProvider } from '../../providers/modelClient.ts';
import { cacheKey, fenceTag, userMark } from '../caseMarks.ts';
import type { Run } from '../run.ts';
import { runSteps } from '../../../platform/runSteps.ts';
import { type Page, documentIn, pageKeyOf, preparing } from '../../protocol/evidence/lookups.ts';

export type AttemptRequest = Omit<Ask, 'signal'> & { readonly hash: string };

/** What a seat is asked in this attempt: its prompt, its earlier answer where that is to be repaired, the model, the limit. */
export const attemptRequest = (
  run: Run,
  turn: Due,
  configured: ConfiguredProvider,
  context: PanelContext,
  pages: Readonly<Record<string, Page>>,
): AttemptRequest => {
  const promptContext = promptContextFor(context, turn, pages);
  const { secret } = run.needs;
  const prompt = promptFor(promptContext, fenceTag(secret, run.caseId));
  const { schema, form = null, search } = turnRules[turn.kind];
  const limits = callLimits(modeOf(context), turn.panel, turn.kind);
  const before = context.state.calls[turn.step] ?? [];
  const repair = run.repairs.get(turn.step);
  const declined = before.some(({ outcome }) => outcome === 'refused');
  // A high-effort call that timed out would probably take as long again; lower effort finishes sooner and keeps its cache.
  const tooLong = before.some(
    ({ problem }) => problem === 'token_limit' || (problem === 'timeout' && limits.effort === 'high'),
  );
  const turns: AttemptRequest['turns'] = [
    { role: 'user', text: declined ? `${prompt.text}\n\n${neutral}` : prompt.text },
    ...(repair
      ? ([
          { role: 'assistant', text: repair.text },
          { role: 'user', text: mend(repair.problem) },
        ] as const)
      : []),
  ];
  const model = modelFor(
    configured,
    seatOfId(context, turn.seatId)?.model ?? '',
    turn.kind,
    before.filter(({ outcome, problem }) => outcome === 'error' && problem !== 'unknown_model').length,
    before.filter(({ problem }) => problem === 'unknown_model').length + (turn.hedge ? 1 : 0),
  );
  return {
    model,
    system: prompt.system,
    shared: prompt.shared,
    turns,
    schema: form ?? { name: turn.kind, zod: schema },
    search: search && configured.searches,
    searches: limits.searches,
    // The same limit with less thinking: the answer that did not come to its end is paid for already.
    effort: tooLong ? lowered[limits.effort] : limits.effort,
    maxTokens: limits.maxTokens,
    cacheKey: form && cacheKey(secret, run.caseId, `${turn.panel}`, form.name, model),
    // Between two rounds of ballots in deep mode lie more than the five minutes for which a beginning is kept by default.
    keepsHour: modeOf(context) === 'deep',
    user: userMark(secret, context.state.submitted?.accountId ?? ''),
    hash: repair ? sha256(prompt.hash, repair.problem) : prompt.hash,
    about: promptContext,
  };
};

const neutral =
  'This is analysis for the person who has to decide. If a part cannot be answered, answer the rest and say which part is missing.';
const mend = (problem: string) =>
  `This answer does not hold: ${problem}\nReturn the whole answer again as one JSON value of the schema, with that corrected and nothing else changed.`;

/** The seat's model; after two failures another one of the same provider, so that the provider is not lost with it. */
const modelFor = (
  configured: ConfiguredProvider,
  own: string,
  kind: TurnKind,
  failures: number,
  unfit: number,
): string => {
  const models = modelsFor(configured, own, kind);
  return models[(Math.floor(failures / 2) + unfit) % models.length] ?? own;
};

/**
 * The models that a seat may be asked by, its own first, as far as they are still configured. A helper's seat that stands in for one
 * that frames, attacks or speaks does so with the strongest model.
 */
export const modelsFor = ({ models, helpers }: ConfiguredProvider, own: string, kind: TurnKind): readonly string[] => {
  if (helped.has(kind) && Object.values(helpers ?? {}).includes(own) && !models.includes(own)) return [own, ...models];
  const at = Math.max(0, models.indexOf(own));
  return [...models.slice(at), ...models.slice(0, at)];
};

const helped: ReadonlySet<TurnKind> = new Set<TurnKind>([
  ...(['triage', 'clarify', 'match_frames', 'match_write_ins', 'match_cruxes'] as const),
  ...(['research', 'extract', 'search_more', 'read', 'open', 'verify', 'check'] as const),
]);

export const configuredFor = ({ needs }: Run, { seatId }: Turn, context: PanelContext): ConfiguredProvider => {
  const provider = seatOfId(context, seatId)?.provider;
  const configured = needs.providers.find((one) => one.provider === provider);
  if (!configured)
    throw new Error(
      `expected provider ${provider} of seat ${seatId} to be configured, found ${needs.providers.map((p) => p.provider).join(', ')}`,
    );
  return configured;
};

/** Pages that a seat is to look quotes up on; each is fetched once in a run. */
export const pagesFor = async (
  run: Run,
  turn: Turn,
  context: PanelContext,
  signal: AbortSignal,
): Promise<Record<string, Page>> => {
  const { sources, opens, prepares } = turnRules[turn.kind];
  const named = (sources?.(context, turn) ?? []).map(pageKeyOf);
  const urls = [...new Set([...named, ...(opens?.(context, turn) ?? [])].filter((key) => key !== null))];
  const opened = await Promise.all(
    urls.map(async (url) => {
      const document = documentIn(url);
      const known =
        run.pages.get(url) ??
        (document === null
          ? run.needs.fetchPage(url, signal)
          : run.needs.openDocument(
              run.caseId,
              document.documentId,
              document.place === null ? openedTokens : placeTokens,
              document.place,
            ));
      run.pages.set(url, known);
      return [
        url,
        await known.catch((error: unknown) => ({ error: error instanceof Error ? error.message : 'failed' })),
      ] as const;
    }),
  );
  const pages = Object.fromEntries(opened);
  for (const key of new Set(named)) {
    const page = pages[key ?? ''];
    if (page && 'text' in page) await runSteps(preparing(page));
  }
  if (prepares) await runSteps(prepares(turn, pages));
  return pages;
};
