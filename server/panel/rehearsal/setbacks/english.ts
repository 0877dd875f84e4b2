import type { Setbacks } from './setbacks.ts';

export const english: Setbacks = {
  causes: [
    [
      'It brought in less than was reckoned.',
      'It cost more than was reckoned, and nobody stopped in time.',
      'The money came later than the bills.',
      'Somebody else offered the same for less.',
      'Those it was meant for wanted something else.',
    ],
    [
      'It took twice as long as planned.',
      'The one person it hung on was not there.',
      'A partner did not keep a promise.',
      'What runs today was neglected for it.',
      'Nobody was plainly in charge.',
    ],
    [
      'The circumstances changed after the decision.',
      'A rule or a permit stood in the way.',
      'When it went wrong, there was no way back.',
      'It was done on too small a scale to learn anything.',
      'A better chance passed by meanwhile.',
    ],
  ],
  signs: [
    'The first month already falls short of it.',
    'A figure is quoted, and nobody knows where it comes from.',
    'A date is put off for the second time.',
    'A question about it stays unanswered for two weeks.',
    'From week to week less is said about it.',
  ],
  mitigations: [
    'Check it before the first step that cannot be undone.',
    'Write down beforehand at which figure it is stopped.',
    'Name one person and one day for every step.',
    'Try it with a tenth of the money first.',
    'Ask somebody who has done it before.',
  ],
};
