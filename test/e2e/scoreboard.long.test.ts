import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../shared/events/case.ts';
import { choiceOf } from '../../server/panel/protocol/counting/ballots.ts';
import type { Looks } from '../support/browser.ts';
import { axe } from '../support/axe.ts';
import { later } from '../support/controls.ts';
import { golden } from '../support/golden.ts';
import { ofType } from '../support/panelCase.ts';
import { openSite } from '../support/site.ts';
import { sampled } from '../support/sampled.ts';
import { phase } from '../support/staged.ts';

const site = openSite();

const factsOf = (name: string): readonly CaseEvent[] =>
  golden(name).map(({ type, data }) => ({ type, data }) as CaseEvent);
const debate = factsOf('providers-default');
const until = (type: CaseEvent['type'], which: 'first' | 'last' = 'last') => {
  const isIt = (fact: CaseEvent) => fact.type === type;
  return debate.slice(0, (which === 'last' ? debate.findLastIndex(isIt) : debate.findIndex(isIt)) + 1);
};

/** Who moved for a new piece of evidence, from which option to which. */
const seats = ofType(debate, 'PanelSeated').flatMap((seated) => seated.seats);
const ballotsOf = (round: 'blind' | 'revised') =>
  ofType(debate, 'BallotsRevealed').flatMap((revealed) => (revealed.round === round ? revealed.ballots : []));
const moves = ballotsOf('revised').flatMap(({ seatId, ballot }) => {
  const blind = ballotsOf('blind').find((one) => one.seatId === seatId);
  const [from, to] = [choiceOf(blind?.ballot.p ?? {}), choiceOf(ballot.p)];
  const name = seats.find((seat) => seat.seatId === seatId)?.name ?? '';
  const evidence = ballot.change?.evidenceIds[0] ?? '';
  return blind && from !== to && ballot.change?.kind === 'new_evidence' ? [{ name, from, to, evidence }] : [];
});

const watching = async (facts: readonly CaseEvent[], looks: Looks = {}, as: 'owner' | 'watcher' = 'owner') => {
  const person = await site.visitor(looks);
  await person.page.clock.install({ time: later(760) });
  const on = await phase(person.page, { facts, as, ...(as === 'watcher' ? { account: null } : {}) });
  await person.page.goto('/watch?case=hw7k2m9qx4rd');
  await person.page.locator('.frame[data-link="live"]').waitFor();
  return { ...person, on };
};

/** Whether all of it is on the screen as the page stands. */
const inView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight + 1;
    });

describe('the scoreboard', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1440, height: 900, dark: true, language: 'ar' },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ])('shows who disagrees about what, and who speaks, without a scroll at $width px', async (looks) => {
    const { page, context, on } = await watching(until('CruxChosen'), looks);
    const cruxes = ofType(debate, 'CruxChosen');
    const [crux] = cruxes.toSorted((a, b) => b.score - a.score);
    if (!crux) throw new Error('Expected a crux in the history, found none.');
    const said = [`0/claim/${crux.advocateAgainst}/${crux.cruxId}`, 0, crux.advocateAgainst, 0, 'It will not hold'];
    on.publishDelta({ key: true, words: [said] } as never);
    await page.locator('.score li .works').waitFor();
    expect(await page.locator('.score .works').count()).toBe(1);
    expect(await page.locator('.score .open > ol > li:visible').count()).toBe(looks.width > 400 ? cruxes.length : 1);
    expect(await inView(page, '.score')).toBe(true);
    expect(await inView(page, '.score li .works')).toBe(true);
    // On a phone the handle of the state says who leads.
    expect(await inView(page, looks.width > 400 ? '.score .shares' : '.current-state .handle')).toBe(true);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  });

  it('says which seats moved, and leads to the evidence for which they did', async () => {
    const { page, context } = await watching(until('BallotsPooled'), { width: 1440, height: 900 });
    const moved = page.locator('.score li', { hasText: 'because of' }).first();
    const text = (await moved.textContent()) ?? '';
    const move = moves.find(({ name }) => text.includes(name));
    if (!move) throw new Error(`Expected one of ${moves.map(({ name }) => name).join(', ')}, found ${text}`);
    const { name, from, to, evidence } = move;
    expect(text).toMatch(new RegExp(`${name}\\s+${from}\\s*${to}\\s+because of\\s*${evidence}`, 'u'));
    await moved.getByRole('button', { name: evidence }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(evidence);
    await context.close();
  });

  it('names seats by role first', async () => {
    const { page, context } = await watching(until('UtteranceMade'), { width: 1440, height: 900 });
    const { seats } = ofType(debate, 'PanelSeated')[0] ?? { seats: [] };
    const name = seats.find(({ lens }) => lens === 'risk_of_ruin')?.name ?? '?';
    expect(await page.locator('.seats li button', { hasText: name }).innerText()).toMatch(/^Risk of ruin /u);
    await context.close();
  });
});

/** The same history where nobody answered in time. */
const assumed = (facts: readonly CaseEvent[]): readonly CaseEvent[] => {
  const questions = ofType(facts, 'ClarificationAsked').flatMap((asked) => asked.questions);
  const assumptions = questions.map(({ questionId, assumption: text }) => ({ questionId, text }));
  return facts.map((fact) =>
    fact.type === 'ClarificationAnswered'
      ? { type: 'ClarificationAssumed', data: { reason: 'timeout', assumptions, at: fact.data.at } }
      : fact,
  );
};

/**
 * Who is there, how far it is, what leads and what is argued: line by line, without the clock of each phase. In deep mode the questions are
 * left out: which of several panels ask the same is told by the owner's words alone.
 */
const shownBy = async (page: Page, isDeep: boolean) => {
  const score = isDeep ? '.score > div:not(.open)' : '.score';
  const parts = await page.locator(`.phases, .seats, ${score}, .current-state [role=tabpanel]`).allInnerTexts();
  return parts
    .join('\n')
    .split('\n')
    .filter((line) => !/^\d+:\d\d$/u.test(line));
};
/** The same line with the owner's words left out of it, if there are any in it. */
const isLess = (owner = '', watcher = ''): boolean => {
  const pieces = watcher.split('[…]');
  let from = 0;
  return pieces.every((piece, i) => {
    const at = owner.indexOf(piece, from);
    from = at + piece.length;
    return at === 0 || (i > 0 && at >= 0);
  });
};

describe('a watcher’s page', () => {
  const histories = [
    ['direct', factsOf('rehearsal-direct')],
    ['default', factsOf('providers-default')],
    ['default, assumed', assumed(factsOf('providers-default'))],
    ['deep', factsOf('rehearsal-deep')],
    ['deep, assumed', assumed(factsOf('rehearsal-deep'))],
  ] as const;
  it.each(sampled('watcher’s page', histories, 1))(
    'is the owner’s less the private words in every phase: %s',
    async (_name, facts) => {
      const ends = facts.flatMap(({ type }, i) =>
        type === 'PhaseEntered' || type === 'ClarificationAsked' ? [i] : [],
      );
      const isDeep = facts.some(({ type, data }) => type === 'PanelSeated' && data && data.panels > 1);
      const looks = { width: 1440, height: 900 };
      const [owner, watcher] = await Promise.all([watching([], looks), watching([], looks, 'watcher')]);
      let told = 0;
      for (const end of [...ends, facts.length - 1]) {
        for (const { page, on } of [owner, watcher]) {
          on.tell(facts.slice(told, end + 1));
          await on.taken();
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        }
        told = end + 1;
        const [of, by] = [await shownBy(owner.page, isDeep), await shownBy(watcher.page, isDeep)];
        expect(by.length, `revision ${end}`).toBe(of.length);
        expect(
          by.filter((line, i) => !isLess(of[i], line)),
          `revision ${end}`,
        ).toEqual([]);
      }
      for (const { context, errors } of [owner, watcher]) {
        expect(errors).toEqual([]);
        await context.close();
      }
    },
  );
});
