import { beforeAll, describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { unreadSaid } from '../../../shared/documents/unreadSaid.ts';
import { speak } from '../../../shared/words/speak.ts';
import { delivered } from '../../../server/mail/deliveredEmail.ts';
import { plainText } from '../../../server/mail/emailText.ts';
import { exported } from '../../../server/report/exports/exported.ts';
import { drawFitting } from '../../../server/report/drawToFit.ts';
import { playCase } from '../../support/fakeCase.ts';
import { ofType } from '../../support/panelCase.ts';
import { readPdf } from '../../support/pdf.ts';
import { under } from '../../support/prices.ts';
import { draw } from '../../support/drawing.ts';

const documentOf = (events: readonly Recorded<CaseEvent>[]) =>
  reportOfHistory(seenBy('owner', events)) as ReportDocument;

describe('a case in which kinds of work used up their shares of the spending cap, and the whole lasts', () => {
  let played: Awaited<ReturnType<typeof playCase>>;
  let short: ReportDocument;
  let whole: ReportDocument;
  beforeAll(async () => {
    played = await playCase('direct', undefined, under(10));
    short = documentOf(played.events);
    whole = documentOf((await playCase('direct')).events);
  });

  it('is a full panel, and says above its recommendation that a part of the work was left out', () => {
    const { end, events } = played;
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'BudgetReached')).toEqual([]);
    const lost = ofType(events, 'TurnLost');
    const spent = (share: number) => ({ code: 'budget_share_spent', share });
    expect(new Set(lost.map(({ reason }) => JSON.stringify(reason)))).toEqual(
      new Set([0.35, 0.3, 0.15].map((share) => JSON.stringify(spent(share)))),
    );
    const seatsWithoutBudget = new Set(lost.map(({ seatId }) => seatId)).size;
    expect(short.banner).toMatchObject({ quorum: 'full', budgetReached: null, seatsWithoutBudget });
    expect(whole.banner).toMatchObject({ quorum: 'full', budgetReached: null, seatsWithoutBudget: 0 });
    expect(short.gaps.map(({ remark }) => remark)).toEqual(Array(3).fill(spent(0.35)));
  });

  it.each(['en', 'de', 'ja'])('says so on page one of the PDF and in the e-mail, in %s', async (language) => {
    const speech = await speak(language);
    const said = bare(speech.words.shareSpent);
    for (const [document, expected] of [
      [short, true],
      [whole, false],
    ] as const) {
      const { pdf } = await drawFitting(draw, document, speech);
      const [first = ''] = (await readPdf(pdf)).pages;
      expect(bare(first).includes(said)).toBe(expected);
      const links = { report: 'https://witan.example/r', pdf: '', replay: '', cases: '' };
      const told = { to: 'ada@example.org', speech, filename: 'recommendation.pdf', pdf, links };
      expect(bare(plainText(delivered({ ...told, document }))).includes(said)).toBe(expected);
    }
  });

  it.each(['en', 'de', 'ja'])('says as well which documents were not read in full, in %s', async (language) => {
    const speech = await speak(language);
    const unread = Array.from({ length: 7 }, (_, i) => ({
      ...{ documentId: `d-${i}`, name: `lease-${i}.pdf`, read: i, parts: 14 },
    }));
    const document = { ...whole, language, banner: { ...whole.banner, unread } };
    const said = unreadSaid(document.banner, speech);
    for (const words of ['lease-0.pdf', 'lease-4.pdf', '+']) expect(said).toContain(words);
    expect(said).not.toContain('lease-5.pdf');
    const { pdf } = await drawFitting(draw, document, speech);
    const links = { report: 'https://witan.example/r', pdf: '', replay: '', cases: '' };
    const told = { to: 'ada@example.org', speech, filename: 'recommendation.pdf', pdf, links };
    const mailed = plainText(delivered({ ...told, document }));
    const [first = ''] = (await readPdf(pdf)).pages;
    const written = (await exported(document, 'md')).toString().replaceAll('\\', '');
    for (const text of [mailed, written, first]) expect(bare(text)).toContain(bare(said));
  });
});

const bare = (text: string) => text.replace(/\s+/g, '');
