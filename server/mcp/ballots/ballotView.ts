import { readFileSync } from 'node:fs';

import type { McpServer } from '@modelcontextprotocol/server';

import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { noDissentSaid } from '../../../shared/words/said/dissentSaid.ts';
import { strengthNamed } from '../../../shared/words/said/strengthSaid.ts';
import type { Speech } from '../../../shared/words/speech.ts';

const uri = 'ui://witan/ballots.html';
const mimeType = 'text/html;profile=mcp-app';
const html = readFileSync(new URL('./ballots.html', import.meta.url), 'utf8');

/** What a tool says of itself to clients that can show its result with the view. */
export const shownByBallots = { ui: { resourceUri: uri } } as const;

/** The view for clients that render interfaces (MCP apps): one file that reaches no network. */
export const addBallotView = (server: McpServer): void => {
  server.registerResource(
    'ballots',
    uri,
    { title: 'Ballots', description: 'Shows the ballots and dissents of a report.', mimeType },
    () => ({
      contents: [{ uri, mimeType, text: html, _meta: { ui: { csp: {}, prefersBorder: true } } }],
    }),
  );
};

/**
 * What the view shows, in the language of the report and ready to be set as text: how probable each option was held to be the best
 * one in the blind ballots and the final ones, and the dissents. Of a rehearsal the options alone: its figures are scripted.
 */
export const ballotsOf = (document: ReportDocument, speech: Speech) => {
  const { language, rtl, words, named, percent, say } = speech;
  const { rehearsal } = document.banner;
  const shown = (pooled: { readonly p: number } | null) =>
    pooled && !rehearsal ? { share: pooled.p, text: percent(pooled.p) } : null;
  return {
    language,
    rtl,
    rehearsal,
    title: document.title.text,
    recommendation: document.recommendation.headline,
    note: rehearsal ? words.rehearsal : strengthNamed(document.recommendation.strength, speech),
    labels: {
      chances: words.chances,
      option: words.option,
      blind: words.blind,
      final: words.final,
      dissents: words.dissents,
      noDissent: noDissentSaid(document, speech),
    },
    options: document.options.map(({ title, recommended, blind, final }) => ({
      title,
      recommended,
      blind: shown(blind),
      final: shown(final),
    })),
    dissents: rehearsal
      ? []
      : document.dissents.map(({ seat, optionId, text, takenOver }) => ({
          by: named(
            say('dissentsFor', { seat: seat.name }),
            document.options.find((option) => option.optionId === optionId)?.title ?? optionId,
          ),
          text,
          note: takenOver ? words.takenOver : '',
        })),
  };
};
