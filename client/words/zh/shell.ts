import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': '跳到正文',
  'shell.main': '主导航',
  'shell.cases': '案件',
  'shell.new': '新建案件',
  'shell.agents': '智能体',
  'shell.account': '账户',
  'shell.pricing': '价格',
  'shell.how': '如何运作',
  'shell.login': '登录',
  'shell.bring': '带来一项决定',
  'shell.terms': '条款',
  'shell.api': '智能体 API',
  'shell.language': '语言',
  'shell.theme': '配色',
  'shell.theme.system': '跟随系统',
  'shell.theme.light': '浅色',
  'shell.theme.dark': '深色',
  'shell.loading': '正在加载',
  'shell.retry': '再试一次',
  'shell.close': '关闭',
  'shell.rehearsal': '排练：未咨询任何 AI 模型；此处内容均非建议。',
  'shell.offline.title': '无法连接服务器。',
  'shell.offline.text':
    '您的草稿保存在此设备上，进行中的辩论不依赖此页面，会继续进行。什么都没有丢失；恢复联网后请再试一次。',
} satisfies Translation<typeof en>;
