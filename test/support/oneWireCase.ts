import { play, type Scenario } from '../../bench/panel/wire/scenarios.ts';

/** One direct case with the real SDKs on strict, slow fakes, and every request that was made. */
export const oneWireCase = async (over: Partial<Scenario> = {}) => {
  const bodies: string[] = [];
  const { played } = await play({
    ...{ name: 'faults', mode: 'direct', cases: 1, atOnce: 1 },
    ...over,
    fault(request) {
      bodies.push(JSON.stringify(request.body));
      return over.fault?.(request);
    },
  });
  const [first] = played;
  if (!first) throw new Error('expected a case, found none');
  return { ...first, bodies };
};
