import type { Translation } from '../../words.svelte.ts';
import type en from '../en/pricing.ts';

export default {
  'pricing.title': '料金',
  'pricing.lead':
    'どのプランも、同じ30日間のお試しから始まります。すべてのモードで{cases}件まで、コードもカードも不要です。',
  'pricing.month': '／月',
  'pricing.cases': '1か月の案件数',
  'pricing.cases.n': '{n}件（1件あたり{price}）',
  'pricing.modes': 'モード',
  'pricing.auditors': '1案件に招待できる監査人',
  'pricing.auditors.any': '何人でも',
  'pricing.all': 'すべてに共通',
  'pricing.all.text': '討論のライブ、報告のページとPDF、記録の再生と検証、エージェントの索引',
  'pricing.limit': '上限に達したら',
  'pricing.limit.text': '次の案件は待機します。自動で課金されることはありません。',
  'pricing.start': 'お試しを始める',
  'pricing.start.with': 'お試しを始め、その後{plan}',
  'pricing.enterprise': 'Enterprise、年額{price}から',
  'pricing.enterprise.text': '専用の環境、専用の鍵、専用のイベントストア。営業が担当し、契約と担当者がつきます。',
  'pricing.enterprise.contact': '担当者に問い合わせる',
  'pricing.faq': 'よくある質問',
  'pricing.faq.1': '何が1件と数えられますか？',
  'pricing.faq.1.text': 'パネルが取り上げた決定です。失敗した案件は数えず、その再開に費用はかかりません。',
  'pricing.faq.2': 'お試しが終わるとどうなりますか？',
  'pricing.faq.2.text': '自動的に終了します。案件、報告、記録の再生は残ります。新しい案件にはプランが必要です。',
  'pricing.faq.3': '詳細モードを試せますか？',
  'pricing.faq.3.text': 'はい、お試し期間中に。Soloには含まれません。Professional以上に含まれます。',
  'pricing.mode.default': '標準',
  'pricing.mode.direct': '直接',
  'pricing.mode.deep': '詳細',
} satisfies Translation<typeof en>;
