import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

import type { ReportDocument } from '../../shared/views/reportDocument.ts';
import type { Speech } from '../../shared/words/speech.ts';
import type { Drawn } from './draw.ts';
import { definitionOf, openingOf } from './page/definition.ts';
import { type First, bodies, bodyEnd, firstEnd, firsts, lastBodyPage } from './page/fit.ts';

type Draw = (definition: TDocumentDefinitions) => Promise<Drawn>;

/**
 * Draws the document as openly as page one and the limit of the body allow. Most are drawn once; page one is tried by
 * itself, which is quick, and the body from the first setting that is likely to do. Pure but for the drawing: the same
 * document gives the same pages.
 */
export async function drawFitting(draw: Draw, document: ReportDocument, speech: Speech): Promise<Drawn> {
  const most = lastBodyPage(document);
  const endOf = ({ places }: Drawn) => places.get(bodyEnd) ?? Infinity;
  let drawn = await draw(definitionOf(document, speech, { first: firsts[0], body: bodies[0] }));
  const opens = drawn.places.get(firstEnd) === 1;
  if (opens && endOf(drawn) <= most) return drawn;

  const first = opens ? firsts[0] : await openingFor(draw, document, speech);
  const pages = endOf(drawn);
  const worthTrying = bodies.filter(({ share }, i) => (pages - 1) * share <= most - 0.7 || i === bodies.length - 1);
  for (const body of worthTrying) {
    drawn = await draw(definitionOf(document, speech, { first, body }));
    if (endOf(drawn) <= most) break;
  }
  return drawn;
}

/** The most open setting in which page one is one page. */
async function openingFor(draw: Draw, document: ReportDocument, speech: Speech): Promise<First> {
  let first = firsts[0];
  for (first of firsts.slice(1)) {
    const { places } = await draw(openingOf(document, speech, { first, body: bodies[0] }));
    if (places.get(firstEnd) === 1) break;
  }
  return first;
}
