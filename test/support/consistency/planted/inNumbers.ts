import type { OptionResult, ModelResult } from '../../../../shared/decisionModel/calculate.ts';
import { inDocument, type Planted } from './planting.ts';

const counted = (name: string, change: (counted: ModelResult) => Partial<ModelResult>): Planted =>
  inDocument('numbers', name, ({ numbers }) =>
    numbers ? { numbers: { ...numbers, counted: { ...numbers.counted, ...change(numbers.counted) } } } : {},
  );
const ofOptions = (name: string, change: (one: OptionResult) => Partial<OptionResult>): Planted =>
  counted(name, ({ options }) => ({ options: options.map((one) => ({ ...one, ...change(one) })) }));

const more = (value: string): string => String(Number(value) + 1000);

/** Numbers of the decision that do not follow from their inputs. */
export const plantedInNumbers: readonly Planted[] = [
  ofOptions('another present value', ({ npv }) => ({ npv: more(npv) })),
  ofOptions('cash of another year', ({ cash }) => ({ cash: cash.toReversed() })),
  ofOptions('another rate of return', ({ irr }) => ({ irr: irr && String(Number(irr) + 0.1) })),
  ofOptions('a payback that never comes', ({ payback }) => ({ payback: payback === null ? '3' : null })),
  ofOptions('another value with an input at its low', ({ tornado }) => ({
    tornado: tornado.map((bar) => ({ ...bar, atLow: more(bar.atLow) })),
  })),
  ofOptions('a swing that its ends do not make', ({ tornado }) => ({
    tornado: tornado.map((bar) => ({ ...bar, swing: more(bar.swing) })),
  })),
  ofOptions('a break-even where the option is worth something', ({ breakEven }) => ({
    breakEven: breakEven.map((one) => ({ ...one, value: String(Number(one.value) * 1.2) })),
  })),
  counted('another option that is worth most', ({ options, best }) => ({
    best: options.find(({ optionId }) => optionId !== best)?.optionId ?? null,
  })),
  counted('a tip at another value', ({ tips }) => ({
    tips: tips.map((one) => ({ ...one, at: String(Number(one.at) * 1.1) })),
  })),
  counted('a tip from another base', ({ tips }) => ({ tips: tips.map((one) => ({ ...one, base: '1' })) })),
  counted('another worth of knowing', ({ knowing }) => ({
    knowing: knowing.map((one) => ({ ...one, amount: more(one.amount) })),
  })),
  inDocument('sources', 'an amount of evidence that is not there', ({ numbers }) =>
    numbers
      ? {
          numbers: {
            ...numbers,
            model: {
              ...numbers.model,
              inputs: numbers.model.inputs.map((one) => ({
                ...one,
                source: { kind: 'evidence' as const, evidenceId: 'E-999' },
              })),
            },
          },
        }
      : {},
  ),
];
