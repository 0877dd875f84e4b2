import { z } from 'zod';

import { id } from '../define.ts';
import { modelProviders } from '../providers.ts';

/** 0 is the one panel of direct and default mode and the reconciliation of deep mode, whose panels are 1, 2, 3. */
export const panel = z.int().min(0);
export const seatId = id;
export const optionId = id;
export const evidenceIds = z.array(id);
export const probability = z.number().min(0).max(1);
export const rounds = ['blind', 'revised'] as const;
export const round = z.enum(rounds);
export const provider = z.enum([...modelProviders, 'rehearsal']);
/** Written in the case that is asked again, and stands here as it was; absent where it was written in this one. */
export const takenOver = z.literal(true).optional();
