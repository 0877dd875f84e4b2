import { measure } from './goals.ts';
import { percent, plain } from './score.ts';

/**
 * `node bench/panel/run.ts [batches] [cases per batch] [seed]`: how the panel's own counting does in a world of synthetic seats,
 * beside the rules a user would pick instead. 10 × 4000 cases when nothing is said; no model is asked.
 */
const [batches = '10', perBatch = '4000', seed = 'witan'] = process.argv.slice(2);
/** Whole percent; a dash where there was nothing to count. */
const share = (value: number): string => (Number.isNaN(value) ? '–' : (100 * value).toFixed(0));
const startedMs = Date.now();
const { played, fitted, talk, deep, forecasts, goals } = measure({
  batches: Number(batches),
  perBatch: Number(perBatch),
  seed,
});

console.log(
  `Synthetic seats, ${batches} × ${perBatch} cases, seed ${seed}. Accuracy in %, 95 % intervals in brackets.\n`,
);
const rows = Object.entries(played).map(([name, p]) => ({
  scenario: name,
  n_eff: p.nEff.toFixed(2),
  'average seat': (100 * p.averageSeat.value).toFixed(1),
  majority: percent(p.rules.majority.accuracy),
  'by confidence': percent(p.rules.byConfidence.accuracy),
  pool: percent(p.rules.product.accuracy),
  'Brier maj/pool': `${p.rules.majority.brier.value.toFixed(3)} / ${p.rules.product.brier.value.toFixed(3)}`,
  'ECE maj/pool': `${p.rules.majority.ece.value.toFixed(3)} / ${p.rules.product.ece.value.toFixed(3)}`,
  'blocs agree/split': `${(100 * p.unanimous.value).toFixed(0)} / ${(100 * p.split.value).toFixed(0)}`,
}));
console.table(rows);

console.log('\nWith weights and recalibration learned from 200 resolved cases:');
console.table(
  Object.entries(fitted).map(([name, { learned, played: p }]) => ({
    scenario: name,
    slope: learned.recalibration.slope.toFixed(2),
    weights: `${Math.min(...Object.values(learned.weights)).toFixed(2)}–${Math.max(...Object.values(learned.weights)).toFixed(2)}`,
    pool: percent(p.rules.product.accuracy),
    'over majority': percent(p.overMajority),
    'Brier maj/pool': `${p.rules.majority.brier.value.toFixed(3)} / ${p.rules.product.brier.value.toFixed(3)}`,
    'ECE before/after': `${(played[name] ?? p).rules.product.ece.value.toFixed(3)} / ${p.rules.product.ece.value.toFixed(3)}`,
  })),
);

console.log('\nAfter an exchange (15 seats):');
console.table(
  Object.entries(talk).map(([name, t]) => ({
    exchange: name,
    'naive vote': percent(t.naiveVote),
    'naive ECE': t.naiveEce.value.toFixed(3),
    'gated pool': percent(t.product),
    'gated ECE': t.productEce.value.toFixed(3),
    'dissent recall': percent(t.recall),
    dissents: t.dissents.value.toFixed(2),
    'alarm / false': `${share(t.alarm.value)} / ${share(t.falseAlarm.value)}`,
  })),
);

console.log('\nOne panel of 27 beside three isolated panels of 9:');
for (const [noise, d] of Object.entries(deep))
  console.log(
    `  frame noise ${noise}: ${percent(d.one)} → ${percent(d.three)}; unanimous ${percent(d.unanimous)}, split ${percent(d.split)}`,
  );

console.log('\nForecasts of success and of tripwires, scored once it is known what happened (Brier):');
console.table(
  Object.entries(forecasts).map(([name, f]) => ({
    seats: name,
    'what usually happens': f.usual.value.toFixed(4),
    'average seat': f.averageSeat.value.toFixed(4),
    'pool, as said': f.brier.value.toFixed(4),
    ...Object.fromEntries(
      Object.entries(f.learned).map(([count, { brier }]) => [`learned from ${count}`, brier.value.toFixed(4)]),
    ),
    'missed by': [f.ece, ...Object.values(f.learned).map(({ ece }) => ece)]
      .map(({ value }) => value.toFixed(3))
      .join(' → '),
  })),
);

console.log('\nGoals:');
for (const { goal, found, wanted, met } of goals)
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${goal}: ${plain(found)} (${wanted})`);
const missed = goals.filter(({ met }) => !met).length;
console.log(
  `\n${goals.length - missed} of ${goals.length} goals met in ${((Date.now() - startedMs) / 1000).toFixed(0)} s.`,
);
process.exitCode = missed === 0 ? 0 : 1;
