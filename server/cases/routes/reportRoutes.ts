import { createHash } from 'node:crypto';

import { z } from 'zod';

import { type ReportFormat, reportFormats } from '../../../shared/api/cases/reportFormats.ts';
import { ofCase, published } from '../../../shared/api/define.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { caseRoute } from './caseRoute.ts';

export const Report = z.record(z.string(), z.unknown()).register(published, {
  id: 'Report',
  description:
    'The typed document the PDF is made of. Where the case asks an earlier one again, its owner finds in `again` which (`of`, `ofSubmittedAt`), what was changed (`change`, with what stood there before) and the facts that were stated for earlier ones (`stated`).',
});

const described = {
  md: { operationId: 'getReportMarkdown', summary: 'The report as Markdown' },
  docx: { operationId: 'getReportDocx', summary: 'The report as a Word document' },
  pptx: { operationId: 'getReportPptx', summary: 'The report as one slide' },
} satisfies Record<ReportFormat, object>;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const shared = {
  tag: 'cases',
  auth: 'reader',
  scope: 'read',
  params: ofCase,
  problems: ['report-not-ready'],
} as const;

export const reportRoutes = ({ report, watchedReport }: Pick<CaseRouteNeeds, 'report' | 'watchedReport'>) => {
  const ready = <T>(found: T | null): T => {
    if (found === null)
      throw new Refusal('report-not-ready', 'The report is written when the panel has reached its recommendation.');
    return found;
  };
  const issued = async (id: string) => ready(await report(id));
  const file = (format: ReportFormat) =>
    caseRoute({
      ...shared,
      method: 'get',
      path: `/api/cases/:case_id/report.${format}`,
      ...described[format],
      replies: {
        200: {
          description: 'The file, made from the report.',
          types: { [reportFormats[format]]: { schema: { type: 'string', contentMediaType: reportFormats[format] } } },
        },
      },
      async handle({ params }) {
        const { filename, exported } = await issued(params.case_id);
        return {
          status: 200,
          body: await exported(format),
          headers: attached(reportFormats[format], filename.replace(/\.pdf$/u, `.${format}`)),
        };
      },
    });
  return [
    caseRoute({
      ...shared,
      method: 'get',
      path: '/api/cases/:case_id/report',
      operationId: 'getReport',
      auth: 'watcher',
      summary: 'The report as JSON',
      description: 'Watchers by link read it without what is the owner’s alone.',
      replies: { 200: { description: 'The report.', schema: Report } },
      async handle({ caller: { role }, params: { case_id } }) {
        const document = role === 'watcher' ? ready(await watchedReport(case_id)) : (await issued(case_id)).document;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a report is an object
        return { status: 200, body: document as Record<string, unknown> };
      },
    }),
    caseRoute({
      ...shared,
      method: 'get',
      path: '/api/cases/:case_id/report.pdf',
      operationId: 'getReportPdf',
      summary: 'The report as PDF',
      replies: {
        200: {
          description: 'The PDF, as it was mailed.',
          types: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
          headers: { ETag: 'SHA-256 of the file.' },
        },
      },
      async handle({ params }) {
        const { filename, pdf } = await issued(params.case_id);
        const body = await pdf();
        return {
          status: 200,
          body,
          headers: {
            ...attached('application/pdf', filename),
            ETag: `"${createHash('sha256').update(body).digest('hex')}"`,
          },
        };
      },
    }),
    caseRoute({
      ...shared,
      method: 'get',
      path: '/api/cases/:case_id/report.xlsx',
      operationId: 'getReportWorkbook',
      summary: 'The numbers of the decision as a workbook with formulas',
      problems: ['report-not-ready', 'not-found'],
      replies: {
        200: {
          description: 'The workbook. Change an input and a spreadsheet program calculates the rest again.',
          types: { [workbookType]: { schema: { type: 'string', contentMediaType: workbookType } } },
        },
      },
      async handle({ params }) {
        const { filename, workbook } = await issued(params.case_id);
        const body = await workbook();
        if (!body) throw new Refusal('not-found', 'No model was made of the numbers of this case.');
        return {
          status: 200,
          body,
          headers: attached(workbookType, filename.replace(/\.pdf$/u, '.xlsx')),
        };
      },
    }),
    ...keysOf(reportFormats).map(file),
  ];
};

/** A file to be kept, never to be run in our origin. */
const attached = (type: string, filename: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(filename),
  'Content-Security-Policy': "sandbox; default-src 'none'",
});

/** RFC 6266: a plain name for old clients and the real one in UTF-8; no character of it ends the header or names a folder. */
const attachment = (filename: string): string => {
  const name = filename.replaceAll(/[\p{C}/\\]/gu, '_');
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${utf8}`;
};
