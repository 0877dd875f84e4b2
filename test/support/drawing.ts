import { createDrawing } from '../../server/report/drawing.ts';
import { fontsFolder } from '../../server/report/fonts/folder.ts';

/** The drawing of this process, which can have only one. */
export const draw = createDrawing(fontsFolder());
