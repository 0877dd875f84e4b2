import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': '報告：{title}',
  'report.pdf': 'PDF',
  'report.replay': '記録の再生',
  'report.print': '印刷',
  'report.contents': '目次',
  'report.recommendation': '勧告',
  'report.none': '報告はまだありません。',
  'report.none.text': 'パネルはまだ作業中か、終わる前に停止しました。討論を見るか、何が起きたかをご確認ください。',
  'report.missing': 'そのような報告はないか、公開されていません。',
  'report.decided': 'どう決めましたか？',
  'report.decided.text':
    '今記録しておくと、1年後にこの予測がどれほど良かったかが分かります。見られるのはあなたと監査人だけです。',
  'report.decided.none': 'どれでもない',
  'report.decided.missing': '決定：選択肢のひとつか「どれでもない」を選ぶ必要がありますが、選ばれていません。',
  'report.decided.words': '一、二文で',
  'report.decided.do': '決定を記録する',
  'report.decided.done': '履歴に記録しました。',
} satisfies Translation<typeof en>;
