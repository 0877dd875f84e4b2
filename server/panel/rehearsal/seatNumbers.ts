import { cutBetweenWords } from '../../../shared/kernel/text/cutBetweenWords.ts';
import { firstWords } from '../protocol/text/text.ts';

export const shortened = (text: string, language: string): string =>
  cutBetweenWords(firstWords(text, 24, language), 280, 'und');
/** The panel of a seat in deep mode, from 1; 0 where there is only one. */
export const panelOf = (seatId: string): number => Number(/^p(\d+)-/u.exec(seatId)?.[1] ?? 0);
/** A seat's place among those of its role, from 0. */
export const numberOf = (seatId: string): number => Number(/(\d+)$/u.exec(seatId)?.[1] ?? 1) - 1;
