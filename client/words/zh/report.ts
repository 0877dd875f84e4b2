import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': '报告：{title}',
  'report.pdf': 'PDF',
  'report.replay': '回放',
  'report.print': '打印',
  'report.contents': '目录',
  'report.recommendation': '建议',
  'report.none': '还没有报告。',
  'report.none.text': '评议组仍在工作，或在结束前停下了。您可以观看，或查看发生了什么。',
  'report.missing': '没有这样的报告，或未向您开放。',
  'report.decided': '您作了什么决定？',
  'report.decided.text': '现在记录下来，一年后就能看出这些预测有多准。只有您和您的审计人能看到。',
  'report.decided.none': '都不是',
  'report.decided.missing': '您的决定：需要选择一个选项或“都不是”，但尚未选择。',
  'report.decided.words': '用一两句话',
  'report.decided.do': '记录决定',
  'report.decided.done': '已写入历史记录。',
} satisfies Translation<typeof en>;
