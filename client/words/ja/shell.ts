import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': '本文へ移動',
  'shell.main': 'メイン',
  'shell.cases': '案件',
  'shell.new': '新しい案件',
  'shell.agents': 'エージェント',
  'shell.account': 'アカウント',
  'shell.pricing': '料金',
  'shell.how': '仕組み',
  'shell.login': 'ログイン',
  'shell.bring': '決定を持ち込む',
  'shell.terms': '利用規約',
  'shell.api': 'エージェント向けAPI',
  'shell.language': '言語',
  'shell.theme': '配色',
  'shell.theme.system': 'システムに合わせる',
  'shell.theme.light': 'ライト',
  'shell.theme.dark': 'ダーク',
  'shell.loading': '読み込み中',
  'shell.retry': 'もう一度試す',
  'shell.close': '閉じる',
  'shell.rehearsal': 'リハーサル：AIモデルには何も尋ねていません。ここにあるものは助言ではありません。',
  'shell.offline.title': 'サーバーに接続できません。',
  'shell.offline.text':
    '下書きはこの端末に保存されており、進行中の討論はこのページがなくても続きます。失われるものはありません。接続が戻ったら、もう一度お試しください。',
} satisfies Translation<typeof en>;
