export default {
  'report.title': 'Report: {title}',
  'report.pdf': 'PDF',
  'report.replay': 'Replay',
  'report.print': 'Print',
  'report.contents': 'Contents',
  'report.recommendation': 'Recommendation',
  'report.none': 'There is no report yet.',
  'report.none.text': 'The panel is still at work, or it stopped before the end. Watch it, or look what happened.',
  'report.missing': 'There is no such report, or it is not open to you.',
  'report.decided': 'What did you decide?',
  'report.decided.text':
    'Recorded now, it shows in a year how good these forecasts were. Only you and your auditors see it.',
  'report.decided.none': 'None of these',
  'report.decided.missing': 'What you decided: expected one of the options or “None of these”, found neither.',
  'report.decided.words': 'In a sentence or two',
  'report.decided.do': 'Record the decision',
  'report.decided.done': 'Recorded in the history.',
};
