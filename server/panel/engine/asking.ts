import { sha256 } from '../../../shared/kernel/hash.ts';
import { promptFor } from '../prompts/index.ts';
import { materialFor } from '../protocol/material.ts';
import { askedCheck } from '../protocol/checks.ts';
import type { Page } from '../protocol/phase.ts';
import { phaseRules } from '../protocol/phases/index.ts';
import { type Scene, seatOfId } from '../protocol/scene.ts';
import type { Turn } from '../protocol/turn.ts';
import type { Due } from '../protocol/turns.ts';
import { assigned } from '../protocol/verification.ts';
import type { Panelist } from '../providers/voice.ts';
import type { Run } from './run.ts';

export type Asking = {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly hash: string;
  readonly about: unknown;
  readonly maxTokens: number;
  readonly search: boolean;
};

/** What a seat is asked in this attempt: its prompt, its earlier answer where that is to be repaired, the model, the limit. */
export const asking = (
  run: Run,
  turn: Due,
  panelist: Panelist,
  scene: Scene,
  pages: Readonly<Record<string, Page>>,
): Asking => {
  const material = materialFor(scene, turn, pages);
  const prompt = promptFor(material, sha256(run.needs.nonce()).slice(0, 12));
  const before = scene.state.calls[turn.step] ?? [];
  const repair = run.repairs.get(turn.step);
  const declined = before.some(({ outcome }) => outcome === 'refused');
  const tooShort = before.some(({ outcome }) => outcome === 'cut');
  const turns: Asking['turns'] = [
    { role: 'user', text: declined ? `${prompt.text}\n\n${neutral}` : prompt.text },
    ...(repair
      ? ([
          { role: 'assistant', text: repair.text },
          { role: 'user', text: mend(repair.problem) },
        ] as const)
      : []),
  ];
  return {
    model: modelFor(
      panelist,
      seatOfId(scene, turn.seatId)?.model ?? '',
      before.filter(({ outcome }) => outcome === 'error' || outcome === 'rate_limited').length,
    ),
    system: prompt.system,
    turns,
    hash: repair ? sha256(prompt.hash, repair.problem) : prompt.hash,
    about: material,
    maxTokens: phaseRules[turn.phase].maxTokens * (tooShort ? 2 : 1),
    search: phaseRules[turn.phase].search && panelist.searches,
  };
};

const neutral =
  'This is analysis for the person who has to decide. If a part cannot be answered, answer the rest and say which part is missing.';
const mend = (problem: string) =>
  `This answer does not hold: ${problem}\nReturn the whole answer again as one JSON value of the schema, with that corrected and nothing else changed.`;

/** The seat's model; after two failures another one of the same provider, so that the provider is not lost with it. */
const modelFor = ({ models }: Panelist, own: string, failures: number): string => {
  const at = Math.max(0, models.indexOf(own));
  return models[(at + Math.floor(failures / 2)) % models.length] ?? own;
};

export const panelistFor = ({ needs }: Run, { seatId }: Turn, scene: Scene): Panelist => {
  const provider = seatOfId(scene, seatId)?.provider;
  const panelist = needs.panelists.find((one) => one.provider === provider);
  if (!panelist)
    throw new Error(
      `expected provider ${provider} of seat ${seatId} to be configured, found ${needs.panelists.map((p) => p.provider).join(', ')}`,
    );
  return panelist;
};

/** Pages that a seat is to look quotes up on; each is fetched once in a run. */
export const pagesFor = async (
  run: Run,
  turn: Turn,
  scene: Scene,
  signal: AbortSignal,
): Promise<Record<string, Page>> => {
  const items =
    turn.phase === 'verify'
      ? assigned(scene, turn.seatId)
      : turn.phase === 'check'
        ? [askedCheck(scene, turn.subject)].filter((item) => item !== undefined)
        : [];
  const urls = [...new Set(items.flatMap(({ url }) => (url === null ? [] : [url])))];
  const pages = await Promise.all(
    urls.map(async (url) => {
      const known = run.pages.get(url) ?? run.needs.fetchPage(url, signal);
      run.pages.set(url, known);
      return [
        url,
        await known.catch((error: unknown) => ({ error: error instanceof Error ? error.message : 'failed' })),
      ] as const;
    }),
  );
  return Object.fromEntries(pages);
};
