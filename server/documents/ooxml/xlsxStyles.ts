import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import type { Archive } from './archive.ts';
import { builtInFormat } from './cellFormat.ts';
import { isWhite } from './docxStyles.ts';
import { readXml } from './xml.ts';

/** What a cell's style index stands for. */
export type CellStyle = { readonly format: string; readonly white: boolean };

export async function readCellStyles(
  archive: Archive,
  target: string,
  limits: ReadingLimits,
): Promise<readonly CellStyle[]> {
  const formats = new Map<number, string>();
  const white: boolean[] = [];
  const filled: boolean[] = [];
  const styles: CellStyle[] = [];
  const within = new Set<string>();
  await readXml(
    archive.read(target),
    {
      open(name, { numFmtId = '0', formatCode = '', fontId = '0', fillId = '0', rgb = '', theme, patternType }) {
        within.add(name);
        if (name === 'numFmt' && !within.has('dxf')) formats.set(Number(numFmtId), formatCode);
        else if (name === 'font' && within.has('fonts')) white.push(false);
        else if (name === 'color' && within.has('font') && within.has('fonts'))
          white[white.length - 1] = theme === undefined && isWhite(rgb);
        else if (name === 'fill' && within.has('fills')) filled.push(false);
        else if (name === 'patternFill' && within.has('fills'))
          filled[filled.length - 1] = patternType !== undefined && patternType !== 'none';
        else if (name === 'fgColor' && within.has('fills') && isWhite(rgb)) filled[filled.length - 1] = false;
        else if (name === 'xf' && within.has('cellXfs')) {
          const id = Number(numFmtId);
          styles.push({
            format: formats.get(id) ?? builtInFormat(id),
            white: (white[Number(fontId)] ?? false) && !(filled[Number(fillId)] ?? false),
          });
        }
      },
      close: (name) => void within.delete(name),
    },
    limits,
  );
  return styles;
}
