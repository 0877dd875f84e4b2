import { isDeepStrictEqual } from 'node:util';

import type { Strength } from '../../../../shared/events/panel/pool.ts';
import { publishedCorrelations } from '../../../../shared/views/correlations.ts';
import { near, type Rule, unless } from '../surfaces.ts';

const ladder: readonly Strength[] = ['too_close', 'lean', 'moderate', 'strong'];
const atMost = (strength: Strength | null, limit: Strength) =>
  strength === null || ladder.indexOf(strength) <= ladder.indexOf(limit);

/** What winner, probabilities, scores, strength, caps and ranges say of each other. */
export const resultRules: Readonly<Record<string, Rule>> = {
  winner: ({ document: { options, recommendation: r } }) => {
    const marked = options.filter(({ recommended }) => recommended).map(({ optionId }) => optionId);
    return unless(marked.join() === r.optionId, `recommended ${r.optionId}, marked ${marked.join()}`);
  },
  table: ({ document: { matrix, frame } }) => {
    const criteria = frame.criteria.map(({ criterionId }) => criterionId).join();
    return unless(
      !matrix || matrix.criteria.join() === criteria,
      `scored by ${matrix?.criteria.join()}, of ${criteria}`,
    );
  },
  variants: ({ document: { options } }) =>
    options.flatMap(({ title, variants = [] }) =>
      variants.flatMap((other) =>
        unless(
          options.some((one) => one.title === other && (one.variants ?? []).includes(title)),
          `${title} is a variant of ${other}, which is none of it`,
        ),
      ),
    ),
  options: ({ document: { options } }) => {
    const titles = options.map(({ title }) => title.trim().toLowerCase());
    return titles.filter((title, i) => titles.indexOf(title) < i).map((title) => `“${title}” is two options`);
  },
  winnerLeads: ({ document: { options, recommendation: r, panels } }) => {
    const own = options.find(({ optionId }) => optionId === r.optionId)?.final?.p ?? 0;
    const ahead = options.filter(({ final }) => (final?.p ?? 0) > own + 1e-6);
    return panels ? [] : ahead.map(({ optionId, final }) => `${optionId} has ${final?.p}, the recommended ${own}`);
  },
  shares: ({ document: { options } }) =>
    (['blind', 'final'] as const).flatMap((round) => {
      const given = options.flatMap((option) => (option[round] ? [option[round].p] : []));
      const total = given.reduce((sum, p) => sum + p, 0);
      return unless(given.length === 0 || Math.abs(total - 1) < 1e-3, `${round} shares sum to ${total}`);
    }),
  samePool: ({ document: { options, recommendation: r } }) => {
    const shown = options.find(({ optionId }) => optionId === r.optionId)?.final?.p;
    return unless(!r.pool || shown === undefined || near(r.pool.p, shown), `pool says ${r.pool?.p}, options ${shown}`);
  },
  range: ({ document: { recommendation: r }, speech }) =>
    r.pool?.range
      ? [
          ...unless(
            r.pool.range.low <= r.pool.p + 1e-9 && r.pool.p <= r.pool.range.high + 1e-9,
            `${r.pool.p} outside ${r.pool.range.low}–${r.pool.range.high}`,
          ),
          ...unless(
            speech.percent(r.pool.range.low) !== speech.percent(r.pool.range.high),
            `a range from ${r.pool.range.low} to ${r.pool.range.high}`,
          ),
        ]
      : [],
  strengthByNumbers: ({ document: { recommendation: r, panels } }) => {
    if (!r.pool || panels) return [];
    const { p, margin } = r.pool;
    const limit: Strength =
      p >= 0.75 ? 'strong' : p >= 0.6 && margin >= 0.2 ? 'moderate' : margin >= 0.1 ? 'lean' : 'too_close';
    return unless(atMost(r.strength, limit), `${r.strength} at ${p}, margin ${margin}`);
  },
  /** Nothing is said to limit what the numbers alone do not allow; where panels agree is asked of them. */
  limitsByNumbers: ({ document: { recommendation: r } }) => {
    if (!r.pool) return [];
    const { p, margin, caps } = r.pool;
    const allowed = p >= 0.6 && margin >= 0.2 ? 'moderate' : margin >= 0.1 ? 'lean' : 'too_close';
    const limit = { last_ballots: 'too_close', scores_disagree: 'lean', framed_by_code: 'lean' } as const;
    return caps.flatMap((cap) => {
      if (cap.code !== 'last_ballots' && cap.code !== 'scores_disagree' && cap.code !== 'framed_by_code') return [];
      const isLimited = ladder.indexOf(allowed) > ladder.indexOf(limit[cap.code]);
      return unless(
        isLimited !== 'limits' in cap,
        `${cap.code} is said to limit the strength: ${!('limits' in cap)}, at ${p}, margin ${margin}`,
      );
    });
  },
  strengthByQuorum: ({ document: { recommendation: r, banner } }) => {
    const limit = {
      full: 'strong',
      degraded: 'moderate',
      single_source: 'lean',
      rehearsal: 'lean',
      failed: 'strong',
    } as const;
    return unless(atMost(r.strength, limit[banner.quorum]), `${r.strength} with quorum ${banner.quorum}`);
  },
  strengthByPanels: ({ document: { recommendation: r, panels } }) =>
    panels
      ? unless(
          atMost(
            r.strength,
            panels.agreeing === panels.of ? 'strong' : panels.agreeing * 2 > panels.of ? 'moderate' : 'lean',
          ),
          `${r.strength} where ${panels.agreeing} of ${panels.of} panels agree`,
        )
      : [],
  strengthByProviders: ({ document: { recommendation: r, sensitivity } }) =>
    r.strength === 'strong'
      ? (sensitivity?.withoutProvider ?? []).flatMap(({ left, winner }) =>
          unless(winner === r.optionId, `strong, but without ${left} it is ${winner}`),
        )
      : [],
  scores: ({ document: { recommendation: r, matrix, options } }) => {
    if (!r.pool) return [];
    const told = r.pool.caps.some(({ code }) => code === 'scores_disagree');
    const disagree = r.pool.scoreWinner !== r.optionId;
    const top = Math.max(...(matrix?.rows.map(({ counted }) => counted.weighted) ?? []));
    const first =
      matrix?.rows.filter(({ counted }) => counted.weighted > top - 1e-6).map(({ optionId }) => optionId) ?? [];
    const said = options.find(({ optionId }) => optionId === r.pool?.scoreWinner);
    // Variants of one choice are counted as one.
    const choice = options.filter((one) => one === said || said?.variants?.includes(one.title));
    return [
      ...unless(told === disagree, `the scores put ${r.pool.scoreWinner} first, and are said to disagree: ${told}`),
      ...unless(
        !disagree || atMost(r.strength, 'lean'),
        `${r.strength} though the scores put ${r.pool.scoreWinner} first`,
      ),
      ...unless(
        first.length === 0 || choice.some(({ optionId }) => first.includes(optionId)),
        `scores put ${first.join()} first, said: ${r.pool.scoreWinner}`,
      ),
    ];
  },
  stability: ({ document: { recommendation: r, sensitivity } }) => {
    if (!r.pool || sensitivity === null) return [];
    const { weightsStable: share } = sensitivity;
    const isFirst = r.pool.scoreWinner === r.optionId;
    return unless(
      isFirst ? share > 0 : share < 1,
      `first in ${share} of weightings, the scores put ${r.pool.scoreWinner} first`,
    );
  },
  knowing: ({ document: { valueOfInformation: v, banner } }) => {
    if (!v) return [];
    const { worths, best, seats } = v.counted;
    const most = Math.max(...worths.map(({ worth }) => worth));
    return [
      ...unless(
        worths.some(({ optionId, worth }) => optionId === best && worth > most - 1e-6),
        `${best} is said to be worth most: ${JSON.stringify(worths)}`,
      ),
      ...unless(
        new Set(worths.map(({ optionId }) => optionId)).size === worths.length,
        'an option is worth two things',
      ),
      ...unless(seats <= banner.counted.ballots, `${seats} of ${banner.counted.ballots} gave ranges`),
    ];
  },
  weights: ({ document: { frame } }) => {
    const total = frame.criteria.reduce((sum, { weight }) => sum + weight, 0);
    return unless(frame.criteria.length === 0 || Math.abs(total - 1) < 1e-3, `weights sum to ${total}`);
  },
  banner: ({ document: { banner, recommendation: r, run } }) => {
    const counted = banner.providers.reduce((sum, { seats }) => sum + seats, 0);
    return [
      ...unless(
        banner.rehearsal === (banner.quorum === 'rehearsal'),
        `rehearsal ${banner.rehearsal}, quorum ${banner.quorum}`,
      ),
      ...unless(
        (banner.kind === 'preliminary') === (banner.quorum === 'single_source'),
        `${banner.kind}, quorum ${banner.quorum}`,
      ),
      ...unless(
        !r.pool || counted <= banner.counted.ballots,
        `${counted} seats pooled, ${banner.counted.ballots} ballots`,
      ),
      ...unless(
        banner.counted.ballots <= banner.counted.votingSeats,
        `${banner.counted.ballots} of ${banner.counted.votingSeats}`,
      ),
      ...unless(
        banner.nEff === null || banner.nEff <= Math.max(1, banner.counted.ballots),
        `${banner.nEff} effective votes`,
      ),
      ...unless(
        (banner.nEff === null) === (banner.counted.nEffEstimatedFrom === null),
        `${banner.nEff} effective votes, estimated from ${JSON.stringify(banner.counted.nEffEstimatedFrom)}`,
      ),
      ...unless(
        banner.counted.nEffEstimatedFrom === null ||
          isDeepStrictEqual(banner.counted.nEffEstimatedFrom, { publishedCorrelations }),
        'effective votes estimated from other correlations than the published ones',
      ),
      ...unless(
        run.blocs.map(({ provider, seats }) => `${provider} ${seats}`).join() ===
          banner.providers.map(({ provider, seats }) => `${provider} ${seats}`).join(),
        `${run.blocs.length} blocs, ${banner.providers.length} providers`,
      ),
    ];
  },
};
