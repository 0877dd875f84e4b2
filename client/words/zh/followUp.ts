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
  'follow.late': '还没有回答。系统会自动再次询问该席位，它的回答会显示在这里。',
  'follow.answers': '{name}回答',
  'follow.none': '没有向任何席位提问。',
  'follow.made': '您于{date}作出决定',
  'follow.made.else': '决定日期：{date}',
  'follow.again': '重新记录',
} satisfies Translation<typeof en>;
