import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': '向持异议的席位提一个问题',
  'follow.text': '每个持异议的席位回答一个问题。问题和回答会进入历史记录，报告保持不变。只有您和您的审计人能看到。',
  'follow.label': '您对{name}的提问',
  'follow.do': '向{name}提问',
  'follow.doing': '正在提问……',
  'follow.empty': '您的问题：需要一些文字，但这里是空的。',
  'follow.asked': '{ago}提问',
  'follow.waits': '该席位正在回答。您可以关闭此页面：回答会显示在这里。',
  'follow.late': '目前尚未记录任何回答。如果该席位作答，会显示在这里。',
  'follow.answers': '{name}回答',
  'follow.none': '没有向任何席位提问。',
  'follow.made': '您于{date}作出决定',
  'follow.made.else': '决定日期：{date}',
  'follow.again': '重新记录',
  'follow.outcome': '结果如何？',
  'follow.outcome.title': '结果',
  'follow.outcome.text':
    '知道结果后请记录。它与决定一起在您的账户页面上显示预测有多准；排练不计入。只有您和您的审计人能看到。',
  'follow.outcome.good': '结果良好',
  'follow.outcome.mixed': '有好有坏',
  'follow.outcome.bad': '结果不佳',
  'follow.outcome.unknown': '无法判断',
  'follow.outcome.missing': '结果：需要选择四项之一，但尚未选择。',
  'follow.outcome.do': '记录结果',
  'follow.outcome.at': '记录于{date}',
} satisfies Translation<typeof en>;
