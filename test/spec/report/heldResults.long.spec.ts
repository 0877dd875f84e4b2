import { expect, it } from 'vitest';

import { castCase, favouring } from '../../support/consistency/cases/castCase.ts';
import { contradictionsIn } from '../../support/consistency/contradictions.ts';
import { surfacesOf } from '../../support/consistency/cases/made.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { ranked } from '../../../shared/views/weighing.ts';
import { firmSaid } from '../../../shared/words/said/firmSaid.ts';
import { successSaid } from '../../../shared/words/said/successSaid.ts';
import { fragilityOf } from '../../../shared/views/reportDocument/sensitivity/fragility.ts';

const unreasoned = { change: { kind: 'none', evidenceIds: [], note: '' } };

const told = async (document: ReportDocument) => {
  const surfaces = await surfacesOf(document);
  const mail = surfaces.mail.find(({ heading }) => heading === 'text')?.text ?? '';
  return { contradictions: contradictionsIn(surfaces), mail, speech: surfaces.speech };
};

it('says that all seats left the recommended option without a reason, and relies on nothing then', async () => {
  const document = await castCase((answer, kind, seat) => {
    if (kind === 'ballot') return favouring(answer, seat <= 3 ? 0 : 2, 0.8);
    return kind === 'revise' ? { ...favouring(answer, 0, 0.8), ...unreasoned } : answer;
  });
  const { contradictions, mail } = await told(document);
  expect(
    document.options.flatMap(({ optionId, counted }) => (counted.firstChoicesFinal > 0 ? [optionId] : [])),
  ).toEqual(['A']);
  expect(document.recommendation).toMatchObject({ optionId: 'C', strength: 'too_close' });
  expect(document.recommendation.pool?.caps).toContainEqual({ code: 'last_ballots' });
  expect(document.moved.uncounted).toMatchObject({ otherwise: 'A' });
  expect(document.moved.uncounted?.seats).toHaveLength(6);
  expect(mail).toContain('Strength limited: by the last ballots alone, A would come first.');
  const titleOf = (id: string) => document.options.find(({ optionId }) => optionId === id)?.title ?? 'none';
  expect(mail).toContain(`A would come first. A ${titleOf('A')}`);
  expect(mail).toContain(`C ${titleOf('C')}: Probability`);
  expect(mail).toContain('counted as before: 6 of 9 seats.');
  expect(contradictions).toEqual([]);
});

it('limits nothing by the last ballots where the result is too close without them', async () => {
  const document = await castCase((answer, kind, seat) => {
    if (kind === 'ballot') return favouring(answer, seat <= 4 ? 0 : 2, 0.34);
    return kind === 'revise' ? { ...favouring(answer, 0, 0.34), ...unreasoned } : answer;
  });
  const { contradictions, mail } = await told(document);
  expect(document.recommendation).toMatchObject({ strength: 'too_close' });
  expect(document.recommendation.pool?.margin).toBeLessThan(0.1);
  expect(mail).toMatch(/By the last ballots alone, [A-Z] would come first\./u);
  expect(mail).not.toContain('Strength limited: by the last ballots');
  expect(contradictions).toEqual([]);
});

it('says that a seat counts as before where that changes nothing else', async () => {
  const document = await castCase((answer, kind, seat) => {
    if (kind === 'ballot') return favouring(answer, seat <= 5 ? 0 : 2, 0.7);
    return kind === 'revise' ? { ...favouring(answer, seat <= 6 ? 0 : 2, 0.7), ...unreasoned } : answer;
  });
  const { contradictions, mail } = await told(document);
  expect(document.moved.uncounted?.seats).toHaveLength(1);
  expect(document.recommendation.pool?.caps).not.toContainEqual({ code: 'last_ballots' });
  expect(mail).toContain('counted as before: 1 of 9 seats.');
  expect(contradictions).toEqual([]);
});

it('claims no unanimity where a seat holds another option with too little weight for a dissent', async () => {
  const document = await castCase((answer, kind, seat) => {
    if (kind === 'forecast') return answer;
    const cast = seat === 4 ? favouring(answer, 1, 0.4) : favouring(answer, 0, 0.97);
    return { ...cast, ...(kind === 'revise' && unreasoned) };
  });
  const { contradictions, mail, speech } = await told(document);
  expect(document.dissents).toEqual([]);
  expect(mail).not.toContain(speech.words.noDissent);
  expect(mail).toContain('Seats that hold another option, with less weight than a printed dissent needs: 1 of 9.');
  expect(contradictions).toEqual([]);
});

it('takes the first of options that only rounding sets apart', async () => {
  const document = await castCase((answer, kind, seat) =>
    kind === 'forecast' ? answer : favouring(answer, (seat + 1) % 3, 0.65),
  );
  const shares = document.options.slice(0, 3).map(({ final }) => final?.p ?? 0);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(1e-9);
  expect(document.recommendation).toMatchObject({ optionId: 'A', strength: 'too_close' });
  expect(ranked(document.options).map(({ optionId }) => optionId)).toEqual(['A', 'B', 'C', 'D']);
  expect((await told(document)).contradictions).toEqual([]);
});

it('says of a single provider that none could be left out', async () => {
  const document = await castCase(
    (answer, kind) => (kind === 'forecast' ? answer : favouring(answer, 0, 0.9)),
    ['openai'],
  );
  const { contradictions, speech } = await told(document);
  const found = fragilityOf(document);
  const said = found ? firmSaid(found, speech) : '';
  expect(said).toContain('Only one provider was counted');
  expect(said).not.toContain('providers,');
  expect(contradictions).toEqual([]);
});

it('names the option that is forecast to succeed far sooner than the recommended one', async () => {
  const document = await castCase((answer, kind) =>
    kind === 'forecast'
      ? {
          ...answer,
          success: answer.success.map(({ option }) => ({ option, probability: option === 'A' ? 0.12 : 0.91 })),
        }
      : favouring(answer, 0, 0.85),
  );
  const { contradictions, speech } = await told(document);
  expect(document.recommendation.optionId).toBe('A');
  expect(successSaid(document, speech)).toMatch(/12%\. By that measure option B is more likely to succeed: 91%\.$/u);
  expect(contradictions).toEqual([]);
});

it('says how many seats named a crux', async () => {
  const { cruxes } = await castCase((answer, kind) => (kind === 'forecast' ? answer : favouring(answer, 0, 0.6)));
  expect(cruxes.length).toBeGreaterThan(0);
  for (const { namedBy } of cruxes) expect(namedBy).toMatchObject({ of: 9 });
});
