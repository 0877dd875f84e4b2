import type { CaseEventOf } from '../../events/case.ts';
import type { Frame } from '../../events/panel/frame.ts';
import type { Pool } from '../../events/panel/pool.ts';
import type { SeenData } from '../redaction/seen.ts';
import type { Evidence } from './types.ts';

/** What the fold holds of a field that is withheld: nothing, in the field's own type. */

type Data<T extends 'CaseTriaged' | 'CaseFailed' | 'DissentFiled'> = CaseEventOf<T>['data'];

/** What names an option stands in the frame, as one or as merged into one. */
export const triageOf = ({ named: _named, ...data }: SeenData<'CaseTriaged'>): Data<'CaseTriaged'> => ({
  domain: '',
  deadline: null,
  policyFlags: [],
  userLean: null,
  brief: '',
  injectionSpans: [],
  ...data,
});

export const failureOf = (data: SeenData<'CaseFailed'>): Data<'CaseFailed'> => data;

export const frameOf = (frame: SeenData<'CaseFramed'>['frame']): Frame => ({
  constraints: [],
  assumptions: [],
  horizon: '',
  successMetric: '',
  ...frame,
});

type Found = Omit<Evidence, 'revision' | 'status' | 'verifiedBy' | 'note' | 'instead' | 'places'>;
export const evidenceOf = ({ at: _at, ...found }: SeenData<'EvidenceFound'>): Found => ({
  claim: '',
  quote: '',
  url: null,
  publisher: null,
  publishedAt: null,
  ...found,
});

export const poolOf = ({ sensitivity, ...pool }: SeenData<'BallotsPooled'>['pool']): Pool => ({
  blocs: [],
  declined: [],
  ...pool,
  sensitivity: { withoutProvider: {}, ...sensitivity },
});

export const dissentOf = (data: SeenData<'DissentFiled'>): Data<'DissentFiled'> => ({ textHash: '', ...data });
