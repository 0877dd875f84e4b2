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
  'follow.late': 'まだ答えがありません。席には自動でもう一度尋ねます。答えはここに表示されます。',
  'follow.answers': '{name}の答え',
  'follow.none': '質問はありませんでした。',
  'follow.made': '{date}に決定しました',
  'follow.made.else': '{date}に決定',
  'follow.again': '記録し直す',
} satisfies Translation<typeof en>;
