import { describe, expect, it } from 'vitest';

import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import type { Needs } from '../../../../server/panel/engine/runCase.ts';
import { sha256 } from '../../../../shared/kernel/hash.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';

const url = 'https://news.example/rents';
const quote = 'Rents on Briggate rose by 11 per cent in a year.';

type AskedTurn = PromptContext & { readonly text: string; readonly search: boolean };

/** Researchers find one thing on the web; the examiner of the first crux has it looked up again. */
const onTheWeb = (
  one: ConfiguredProvider,
  verdict: 'supported' | 'contradicted',
  asks: AskedTurn[],
): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const about = ask.about as PromptContext;
    asks.push({
      ...about,
      text: [...ask.shared.map((text) => ({ text })), ...ask.turns].map(({ text }) => text).join('\n'),
      search: ask.search,
    });
    for await (const part of one.client(ask))
      yield part.type === 'text'
        ? { type: 'text', delta: JSON.stringify(altered(about, JSON.parse(part.delta) as object, verdict)) }
        : part;
  },
});

const altered = (m: PromptContext, answer: object, verdict: 'supported' | 'contradicted'): object => {
  const web = m.evidenceList.find(({ source }) => source === 'web');
  if (m.kind === 'research' && 'items' in answer && Array.isArray(answer.items))
    return {
      ...answer,
      items: [
        ...(answer.items as object[]),
        { ...(answer.items[0] as object), claim: 'Rents rise.', quote, source: 'web', url, publisher: 'News' },
      ],
    };
  if (m.kind === 'verify')
    return {
      items: m.lookups.map(({ evidenceId }) => ({ evidenceId, verdict: 'supported', note: 'It is there.' })),
    };
  if (m.kind === 'examine' && web)
    return { ...answer, check: { evidenceId: web.evidenceId, question: 'Is that for shops or for flats?' } };
  if (m.kind === 'check') return { text: 'It is about flats.', verdict };
  return answer;
};

const examined = async (verdict: 'supported' | 'contradicted', page: Needs['fetchPage']) => {
  const asks: AskedTurn[] = [];
  const clock = virtualClock(at);
  const providers = inMemoryProviders(clock).providers.map((one) => onTheWeb(one, verdict, asks));
  const played = await playCase('default', () => 'fine', { providers, clock, fetchPage: page });
  clock.stop();
  return { ...played, asks };
};

const there: Needs['fetchPage'] = async () => ({ text: `Housing. ${quote} More below.`, hash: sha256(quote) });

describe('an examiner that calls a check', () => {
  it('has a verifier of another provider than the finder look at the page, and the room hears the answer', async () => {
    const { events, asks } = await examined('contradicted', there);
    const [examination] = ofType(events, 'UtteranceMade').filter(({ kind, check }) => kind === 'examination' && check);
    const evidenceId = examination?.check?.evidenceId ?? '';
    const [said] = ofType(events, 'UtteranceMade').filter(
      ({ kind, cruxId }) => kind === 'check' && cruxId === examination?.cruxId,
    );
    expect(said).toMatchObject({
      text: 'It is about flats.',
      evidenceIds: [evidenceId],
      replyTo: [examination?.utteranceId],
    });
    const providerOf = (seatId: string | undefined) =>
      ofType(events, 'PanelSeated')[0]?.seats.find((seat) => seat.seatId === seatId)?.provider;
    const finder = ofType(events, 'EvidenceFound').find((found) => found.evidenceId === evidenceId)?.seatId;
    expect(said?.seatId).not.toBe(examination?.seatId);
    expect(providerOf(said?.seatId)).not.toBe(providerOf(finder));

    const statuses = ofType(events, 'EvidenceVerified').filter((one) => one.evidenceId === evidenceId);
    const [found, ...looked] = statuses;
    expect(found?.status).toBe('verified');
    // Examiners of two cruxes may ask for the same item.
    expect(new Set(looked.map(({ status }) => status))).toEqual(new Set(['refuted']));
    expect(looked.find(({ seatId }) => seatId === said?.seatId)).toMatchObject({
      note: { code: 'said', text: 'It is about flats.' },
    });

    const checker = asks.find(({ kind }) => kind === 'check');
    expect(checker).toMatchObject({ check: 'Is that for shops or for flats?', own: null, pool: null });
    expect(checker?.lookups[0]).toMatchObject({ evidenceId, onPage: true });
    const revising = asks.filter(({ kind }) => kind === 'revise');
    expect(revising.length).toBeGreaterThan(0);
    for (const { said: heard } of revising) expect(heard.map(({ text }) => text)).toContain('It is about flats.');
  });

  it('changes no status when the page cannot be opened', async () => {
    let opened = 0;
    const { events } = await examined('contradicted', async () => {
      opened++;
      return { error: 'no page' };
    });
    expect(opened).toBeGreaterThan(0);
    const web = ofType(events, 'EvidenceFound').filter(({ source }) => source === 'web');
    for (const { evidenceId } of web)
      expect(ofType(events, 'EvidenceVerified').filter((one) => one.evidenceId === evidenceId)).toHaveLength(1);
    expect(ofType(events, 'UtteranceMade').some(({ kind }) => kind === 'check')).toBe(true);
  });

  it('is not asked again about what the case says: the verifier says where', async () => {
    const { events } = await playCase('default');
    const checks = ofType(events, 'UtteranceMade').filter(({ kind }) => kind === 'check');
    expect(checks).toHaveLength(ofType(events, 'CruxChosen').length);
    const found = ofType(events, 'EvidenceFound');
    for (const { evidenceIds } of checks)
      expect(found.find(({ evidenceId }) => evidenceId === evidenceIds[0])?.source).toBe('case');
  });
});

describe('a page of the web', () => {
  it('reaches only those who look quotes up, and they hold no tools', async () => {
    const { asks } = await examined('supported', there);
    const readers = asks.filter(({ text }) => /housing|more below/i.test(text));
    expect(new Set(readers.map(({ kind }) => kind))).toEqual(new Set(['verify', 'check']));
    expect(new Set(readers.map(({ seat }) => seat.role)).has('voter')).toBe(false);
    expect(readers.some(({ search }) => search)).toBe(false);
    expect(new Set(asks.filter(({ search }) => search).map(({ kind }) => kind))).toEqual(new Set(['research']));
    // What a page says reaches the others as a claim and its quote alone.
    expect(asks.filter(({ kind, text }) => kind === 'ballot' && text.includes(quote)).length).toBeGreaterThan(0);
  });
});
