import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': '反対した席にひとつ質問する',
  'follow.text':
    '反対した席はそれぞれ、ひとつの質問に答えます。質問と答えは履歴に加わり、報告は変わりません。見られるのはあなたと監査人だけです。',
  'follow.label': '{name}への質問',
  'follow.do': '{name}に質問する',
  'follow.doing': '質問しています…',
  'follow.empty': '質問：文章が必要ですが、何も入力されていません。',
  'follow.asked': '質問：{ago}',
  'follow.waits': '席が答えています。このページは閉じてもかまいません。答えはここに表示されます。',
  'follow.late': 'これまでのところ答えは記録されていません。席が答えれば、ここに表示されます。',
  'follow.answers': '{name}の答え',
  'follow.none': '質問はありませんでした。',
  'follow.made': '{date}に決定しました',
  'follow.made.else': '{date}に決定',
  'follow.again': '記録し直す',
  'follow.outcome': '結果はどうでしたか？',
  'follow.outcome.title': '結果',
  'follow.outcome.text':
    '結果が分かったら記録してください。決定と合わせて、予測がどれほど当たったかをアカウントのページに示します。リハーサルは数えません。見られるのはあなたと監査人だけです。',
  'follow.outcome.good': 'うまくいった',
  'follow.outcome.mixed': '良い面も悪い面もあった',
  'follow.outcome.bad': 'うまくいかなかった',
  'follow.outcome.unknown': '判断できない',
  'follow.outcome.missing': '結果：四つのうちひとつを選ぶ必要がありますが、選ばれていません。',
  'follow.outcome.do': '結果を記録する',
  'follow.outcome.at': '{date}に記録',
} satisfies Translation<typeof en>;
