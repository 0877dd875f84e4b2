import type { Content } from 'pdfmake/interfaces.js';

import { type Setting, facts } from './typesetting.ts';

/** What the report's copy in a mailbox is the witness of: who signed the head of its history, when, and the signature itself. */
export function signature(setting: Setting): Content[] {
  const { signed } = setting.document;
  if (!signed) return [];
  const lines = [`Ed25519 ${signed.at}`, signed.key, signed.signature.slice(0, 64), signed.signature.slice(64)];
  return [facts(setting, [[setting.speech.words.signature, { stack: lines.map(mono) }]])];
}

const mono = (text: string): Content => ({ text, font: 'Mono', fontSize: 7.5, direction: 'ltr' }) as Content;
