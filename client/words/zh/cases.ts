import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': '案件',
  'cases.trial': '试用中，剩余 {n} 天，{date}到期。',
  'cases.trial.ended': '试用已结束。您的案件会保留。',
  'cases.plan': '套餐：{plan}。',
  'cases.used': '已使用 {used} 个案件，共 {of} 个。',
  'cases.choose': '选择套餐',
  'cases.filter': '筛选',
  'cases.filter.all': '全部',
  'cases.filter.needs_answers': '等您答复',
  'cases.filter.running': '进行中',
  'cases.filter.delivered': '已交付',
  'cases.filter.failed': '已停止',
  'cases.none': '没有这样的案件。',
  'cases.more': '更早的案件',
  'cases.draft': '此设备上有一份草稿。',
  'cases.draft.go': '继续写',
  'cases.empty.title': '还没有案件。请带来您一直拖着的那项决定。',
  'cases.empty.text':
    '好案件有一个选择、一个日期、几个数字，还有某件无法撤回的事。下面三个就是；从其中一个开始，改成您自己的。',
  'cases.empty.do': '自己写',
  'cases.quoted': '“{text}”',
  'cases.samples': '三项可供起步的决定',
  'cases.sample.start': '从“{name}”开始',
  'cases.sample.why': '好在哪里：',
  'cases.shared': '链接已公开：任何拥有链接的人都可以观看',
  'cases.unmailed': '有关此案的一封邮件无法送达：{reason}',
} satisfies Translation<typeof en>;
