import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs or waits for longest, in this order: started last, one file alone would hold up the end of a run. */
const longest = ['start/election', 'e2e/states', 'e2e/web', 'e2e/case', 'e2e/account', 'e2e/report', 'jobs/jobs'];

/** The order of vitest, after the longest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
