import { textOf } from '../../../shared/agentCard/cardText.ts';
import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import { type Document, documentOf } from '../ranking/document.ts';

/** A card's text as the index keeps it, by the card's number. */
export type IndexedText = { readonly number: number; readonly document: Document };

export const textOfCard = (number: number, reading: CardReading): IndexedText => ({
  number,
  document: documentOf(textOf(reading)),
});
