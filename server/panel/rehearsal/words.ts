import type { Material } from '../protocol/material.ts';
import type { Random } from '../protocol/random.ts';
import { firstWords } from '../protocol/text.ts';

/** Said wherever a scripted seat gives a reason. */
export const disclaimer = 'Scripted seat: no AI model was consulted.';

/** One phase's answer of a scripted seat. */
export type Answer = (m: Material, random: Random) => unknown;

export const shortened = (text: string, language: string): string => firstWords(text, 24, language).slice(0, 280);
/** A seat's place among those of its role, from 0. */
export const numberOf = (seatId: string): number => Number(/(\d+)$/u.exec(seatId)?.[1] ?? 1) - 1;
