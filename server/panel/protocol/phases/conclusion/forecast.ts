import { forecastDay } from '../../counting/forecasts.ts';
import { frameOf } from '../../state/panelContext.ts';
import { unit } from '../common/answerFields.ts';
import { Forecasts, seatFormIn } from '../common/forms/seatForm.ts';
import { Invalid, turnKind } from '../common/turnKind.ts';
import { forecastPrompt } from './prompts.ts';
import { scriptedForecast } from './scripted.ts';

/** docs/PROTOCOL.md §4.8: what a seat expects to be observed, in figures that outcomes can be held against. */
export const forecast = turnKind({
  prompt: forecastPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    reasons: true,
    own: ({ run }) => ({ draft: run.draft, forecastBy: run.draft && forecastDay(run.draft) }),
  },
  scripted: scriptedForecast,
  ...seatFormIn('forecasts'),
  schema: Forecasts,
  search: false,
  speaks: null,
  facts(context, { panel, seatId }, { success, tripwires }, { at }) {
    const options = frameOf(context).options.map(({ optionId }) => optionId);
    const stranger = success.find(({ option }) => !options.includes(option));
    if (stranger) throw new Invalid(`success: expected options among ${options.join(', ')}, found ${stranger.option}`);
    const chanceOf = (optionId: string): number => {
      const found = success.find(({ option }) => option === optionId);
      if (!found) throw new Invalid(`success: expected every option, found none for ${optionId}`);
      return unit(found.probability, `success of ${optionId}`);
    };
    const crossing = (context.run.draft?.tripwires ?? []).map((_, i) => {
      const found = tripwires.find(({ tripwire }) => tripwire === i + 1);
      if (!found) throw new Invalid(`tripwires: expected every tripwire, found none for ${i + 1}`);
      return unit(found.probability, `tripwire ${i + 1}`);
    });
    return [
      {
        type: 'ForecastMade',
        data: {
          panel,
          seatId,
          success: Object.fromEntries(options.map((option) => [option, chanceOf(option)])),
          tripwires: crossing,
          at,
        },
      },
    ];
  },
});
