/** What a report can be taken away as, beside the PDF, with the media type of each. */
export const reportFormats = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;
export type ReportFormat = keyof typeof reportFormats;
