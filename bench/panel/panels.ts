import { poolPanels } from '../../server/panel/protocol/counting/pool/pooling.ts';
import { argmax, softmax } from '../../shared/kernel/numbers.ts';
import { normal, randomFrom } from '../../shared/kernel/random.ts';
import { product } from './rules.ts';
import { type Interval, interval } from './score.ts';
import { benign } from './world.ts';

export type Deep = {
  readonly one: Interval;
  readonly three: Interval;
  readonly gain: Interval;
  readonly unanimous: Interval;
  readonly split: Interval;
};

/** One panel of 27 beside three isolated panels of 9, when a share `frameNoise` of the noise belongs to a panel's frame and evidence. */
export const deepGain = (frameNoise: number, count: number, seed: string): Deep => {
  const random = randomFrom(seed);
  const { options: K, signal } = benign;
  const [vC, vP, vE] = benign.noise.map((v) => v * (1 - frameNoise)) as [number, number, number];
  const names = ['openai', 'anthropic', 'google'];
  const seats = Array.from({ length: 27 }, (_, i) => names[i % 3] ?? '');
  const gammas = seats.map(() => benign.overconfidence * Math.exp(0.25 * normal(random)));
  const rows: Record<'one' | 'three' | 'gain' | 'unanimous' | 'split', number[]> = {
    one: [],
    three: [],
    gain: [],
    unanimous: [],
    split: [],
  };
  for (let n = 0; n < count; n++) {
    const row = () => Array.from({ length: K }, () => normal(random));
    const truth = Math.floor(random() * K);
    const [common, providers, frames] = [row(), names.map(row), [row(), row(), row()]];
    const own = seats.map(row);
    const say = (i: number, frame: number) =>
      softmax(
        Array.from(
          { length: K },
          (_, k) =>
            (gammas[i] ?? 1) *
            signal *
            ((k === truth ? signal : 0) +
              Math.sqrt(vC) * (common[k] ?? 0) +
              Math.sqrt(vP) * (providers[i % 3]?.[k] ?? 0) +
              Math.sqrt(vE) * (own[i]?.[k] ?? 0) +
              Math.sqrt(frameNoise) * (frames[frame]?.[k] ?? 0)),
        ),
      );
    const single = product()(
      seats.map((_, i) => say(i, 0)),
      seats,
    );
    const panels = [0, 1, 2].map((panel) => {
      const members = seats.map((_, i) => i).filter((i) => Math.floor(i / 9) === panel);
      return product()(
        members.map((i) => say(i, panel)),
        members.map((i) => seats[i] ?? ''),
      );
    });
    const joint = poolPanels(panels);
    const right = argmax(joint) === truth ? 1 : 0;
    const alone = argmax(single) === truth ? 1 : 0;
    rows.one.push(alone);
    rows.three.push(right);
    rows.gain.push(right - alone);
    rows[new Set(panels.map((p) => argmax(p))).size === 1 ? 'unanimous' : 'split'].push(right);
  }
  return {
    one: interval(rows.one),
    three: interval(rows.three),
    gain: interval(rows.gain),
    unanimous: interval(rows.unanimous),
    split: interval(rows.split),
  };
};
