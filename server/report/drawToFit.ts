import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../shared/words/speech.ts';
import type { Drawn, Places } from './drawing.ts';
import { definitionOf, openingOf } from './page/definition.ts';
import {
  type First,
  bodies,
  bodyEnd,
  closest,
  firstEnd,
  firsts,
  lastBodyPage,
  rehearsedFirst,
} from './page/fitting.ts';
import { lastRehearsalPage, rehearsalEnd } from './page/rehearsal.ts';

type Draw = (definition: TDocumentDefinitions, instead: Instead) => Promise<Drawn>;
type Instead = (places: Places) => TDocumentDefinitions | null;

/**
 * Draws the document as openly as page one and the limit of the body allow. Most are laid out once; page one is tried by
 * itself, which is quick, and the body from the first setting that is likely to do. Pure but for the drawing: the same
 * document gives the same pages.
 */
export function drawFitting(draw: Draw, document: ReportDocument, speech: Speech): Promise<Drawn> {
  const tried = document.banner.rehearsal ? rehearsals(document, speech) : settings(document, speech);
  const first = tried.next();
  if (first.done) throw new Error('expected at least one setting of the report, found none');
  return draw(first.value, (places) => {
    const { value, done } = tried.next(places);
    return done ? null : value;
  });
}

/** Settings of the document, each answered with where things came to stand in it; the last one is drawn. */
function* settings(document: ReportDocument, speech: Speech): Generator<TDocumentDefinitions, void, Places> {
  const most = lastBodyPage(document);
  const endOf = (places: Places) => places.get(bodyEnd) ?? Infinity;
  const openly = yield definitionOf(document, speech, { first: firsts[0], body: bodies[0] });
  const opens = openly.get(firstEnd) === 1;
  const pages = endOf(openly);
  if (opens && pages <= most) return;

  const first = opens ? firsts[0] : yield* openingFor(document, speech);
  const worthTrying = bodies.filter(({ share }, i) => (pages - 1) * share <= most - 0.7 || i === bodies.length - 1);
  for (const body of worthTrying) if (endOf(yield definitionOf(document, speech, { first, body })) <= most) return;
}

/** A rehearsal with fewer and fewer quotes, until it ends where it has to. */
function* rehearsals(document: ReportDocument, speech: Speech): Generator<TDocumentDefinitions, void, Places> {
  for (const body of bodies) {
    const places = yield definitionOf(document, speech, { first: rehearsedFirst, body });
    if ((places.get(rehearsalEnd) ?? Infinity) <= lastRehearsalPage) return;
  }
}

/** The most open setting in which page one is one page. */
function* openingFor(document: ReportDocument, speech: Speech): Generator<TDocumentDefinitions, First, Places> {
  let first = firsts[0];
  for (first of [...firsts.slice(1), closest]) {
    const places = yield openingOf(document, speech, { first, body: bodies[0] });
    if (places.get(firstEnd) === 1) break;
  }
  return first;
}
