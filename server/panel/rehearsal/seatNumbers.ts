import { firstWords } from '../protocol/text/text.ts';

export const shortened = (text: string, language: string): string => firstWords(text, 24, language).slice(0, 280);
/** The panel of a seat in deep mode, from 1; 0 where there is only one. */
export const panelOf = (seatId: string): number => Number(/^p(\d+)-/u.exec(seatId)?.[1] ?? 0);
/** A seat's place among those of its role, from 0. */
export const numberOf = (seatId: string): number => Number(/(\d+)$/u.exec(seatId)?.[1] ?? 1) - 1;
