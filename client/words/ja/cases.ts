import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': '案件',
  'cases.trial': 'お試し：残り{n}日、{date}まで。',
  'cases.trial.ended': 'お試しは終了しました。案件は残っています。',
  'cases.plan': 'プラン：{plan}。',
  'cases.used': '{of}件中{used}件を使用。',
  'cases.choose': 'プランを選ぶ',
  'cases.filter': '絞り込み',
  'cases.filter.all': 'すべて',
  'cases.filter.needs_answers': 'お返事待ち',
  'cases.filter.running': '進行中',
  'cases.filter.delivered': '完了',
  'cases.filter.failed': '停止',
  'cases.none': '該当する案件はありません。',
  'cases.more': '以前の案件',
  'cases.draft': 'この端末に下書きがあります。',
  'cases.draft.go': '続きを書く',
  'cases.empty.title': '案件はまだありません。先延ばしにしている決定をお持ちください。',
  'cases.empty.text':
    'よい案件には、選択、期日、いくつかの数字、そして取り返しのつかないものがあります。下の3つがその例です。どれかから始めて、ご自身のものに書き換えてください。',
  'cases.empty.do': '自分で書く',
  'cases.quoted': '「{text}」',
  'cases.samples': '出発点になる3つの決定',
  'cases.sample.start': '「{name}」から始める',
  'cases.sample.why': 'よい点：',
  'cases.shared': 'リンク公開中：リンクがあれば誰でも見られます',
  'cases.unmailed': 'この案件のメールを届けられませんでした：{reason}',
} satisfies Translation<typeof en>;
