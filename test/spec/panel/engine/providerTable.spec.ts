import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { modelProviders, shapeOf, shapes } from '../../../../shared/events/providers.ts';
import { identities } from '../../../../server/panel/providers/table.ts';

const styles = ['parts', 'working']
  .map((sheet) => readFileSync(new URL(`../../../../client/styles/${sheet}.css`, import.meta.url), 'utf8'))
  .join('\n');

describe('the list of providers', () => {
  it('gives each a shape of its own, and pages draw every shape', () => {
    const given = [...modelProviders, 'rehearsal', null].map(shapeOf);
    expect(new Set(given).size).toBe(given.length);
    expect(shapes.filter((shape) => !new RegExp(`\\.mark\\.${shape}[ ,]`).test(styles))).toEqual([]);
  });

  it('knows what models call themselves wherever they know a maker, as patterns that compile', () => {
    for (const { makers, models } of identities) {
      expect(makers.length > 0).toBe(models.length > 0);
      for (const pattern of [...makers, ...models]) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    }
  });
});
