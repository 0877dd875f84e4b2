import type { Column, Content } from 'pdfmake/interfaces.js';

import { beside, facts, here, label, list, mark, rule, type Setting, together } from '../typesetting.ts';
import { banner, head, notices } from './masthead.ts';
import { areWhole } from './namesOnFirst.ts';
import { short } from './shortened.ts';
import { tagged } from '../../textLayer/tags/tag.ts';
import { fragile, restsOn, verdictLine } from './verdict.ts';
import { bars } from '../bars.ts';
import { firstEnd } from '../fitting.ts';
import { costIfWrong, nearestTip } from '../../../../shared/decisionModel/numbersSaid.ts';
import { framed, inBrackets, inFull } from '../references.ts';
import { noDissentSaid } from '../../../../shared/words/said/dissentSaid.ts';
import { nearestOptions } from '../../../../shared/views/reportDocument/nearestOptions.ts';
import { cruxSaid } from '../../../../shared/words/said/cruxSaid.ts';
import { dissenter, seatName } from '../marks.ts';

/** Page one stands alone: what kind of panel, what it recommends, how sure it is, what to do, what speaks against it. */
export const firstPage = (setting: Setting): Content => {
  const { document, speech, fit } = setting;
  const { space, text, verdict } = fit.first;
  const line = (above = 14) => rule(above * space, 12 * space);
  return {
    stack: [
      head(setting),
      { text: banner(setting), style: 'small', margin: [0, 7, 0, notices(setting).length > 0 ? 4 : 26 * space] },
      ...notices(setting),
      { text: short(setting, document.frame.question), style: 'question' },
      tagged({ is: 'H1' }, {
        text: document.recommendation.headline,
        style: 'verdict',
        fontSize: verdict,
        balanced: true,
        margin: [0, 0, 0, 10 * space],
      } as Content),
      beside(setting, verdictLine(setting), restsOn(setting)),
      ...fragile(setting),
      line(),
      tagged(
        { is: 'Sect' },
        {
          stack: [
            tagged({ is: 'H2' }, { text: speech.words.chances, style: 'title' }),
            together(beside(setting, bars(setting), { text: speech.words.definition, style: 'small' })),
            ...furtherOptions(setting),
          ],
        },
      ),
      line(),
      beside(setting, facts(setting, essentials(setting), space)),
      line(6),
      dissentLine(setting),
      ...(fit.first.questions ? decisive(setting, line()) : []),
      here(firstEnd),
    ],
    fontSize: text,
  };
};

/** How many more options there are, and where all of them stand in full. */
const furtherOptions = (setting: Setting): Content[] => {
  const { document, speech, fit } = setting;
  if (areWhole(setting)) return [];
  const more = document.options.length - nearestOptions(document, fit.first.options).length;
  return [
    {
      columns: setting.inOrder<Column>([
        ...(more > 0 ? [{ width: 22, text: label(speech, `+${speech.number(more)}`), style: 'small' }] : []),
        { width: '*', stack: [inFull(setting, 'decided')] },
      ]),
      columnGap: 0,
      margin: [0, 2, 0, 0],
    },
  ];
};

function essentials(setting: Setting): (readonly [string, Content])[] {
  const { document, speech } = setting;
  const { nextAction, whatWouldChange, biggestRisk, reversible, exitCost } = document.recommendation;
  const who = [nextAction.owner, speech.date(nextAction.by)].filter((part) => part !== '');
  const tip = nearestTip(document, speech);
  const wrong = costIfWrong(document, speech);
  const change = [...whatWouldChange.slice(0, tip === null ? 2 : 1), ...(tip === null ? [] : [tip])].map((text) =>
    short(setting, text),
  );
  return [
    [speech.words.next, { text: [{ text: short(setting, nextAction.what) }, ...inBrackets(speech, who)] }],
    ...(change.length > 0 ? [[speech.words.change, list(change)] as const] : []),
    [speech.words.risk, short(setting, biggestRisk)],
    ...(wrong === null ? [] : [[speech.words.wrong, { text: wrong }] as const]),
    [
      speech.words.undone,
      {
        text: [
          ...(reversible ? [{ text: `${speech.words[reversible.kind]}${speech.marks.space}` }] : []),
          { text: short(setting, exitCost) },
        ],
      },
    ],
  ];
}

function dissentLine(setting: Setting): Content {
  const { document, speech } = setting;
  const [first, ...others] = document.dissents;
  if (!first) return beside(setting, { text: noDissentSaid(document, speech), italics: true });
  return beside(
    setting,
    framed(setting, [
      dissenter(setting, first),
      { text: short(setting, first.decisiveArgument) },
      {
        text: [
          { text: speech.named(speech.words.rightIf), style: 'small' },
          { text: short(setting, first.conditions) },
        ],
        margin: [0, 2, 0, 0],
      },
    ]),
    {
      stack: [
        inFull(setting, 'dissents'),
        ...(first.takenOver ? [{ text: speech.words.takenOver, style: 'small' }] : []),
        ...others.slice(0, 2).map((dissent): Content => ({
          text: [seatName(setting, dissent.seat), ' ', mark(setting, dissent.optionId, 8)],
          style: 'small',
        })),
      ],
      margin: [0, 2, 0, 0],
    },
  );
}

function decisive(setting: Setting, line: Content): Content[] {
  const { document, speech } = setting;
  if (document.cruxes.length === 0) return [];
  return [
    together(
      line,
      tagged({ is: 'H2' }, { text: speech.words.decide, style: 'title' }),
      beside(
        setting,
        list(
          document.cruxes.slice(0, 3).map((crux): Content => ({
            text: [
              { text: crux.proposition },
              { text: '  ' },
              { text: speech.named(speech.words.yes, cruxSaid(crux, speech)), style: 'small' },
            ],
            margin: [0, 0, 0, 3],
          })),
        ),
      ),
    ),
  ];
}
