import type { Translation } from '../../words.svelte.ts';
import type en from '../en/samples.ts';

export default {
  'sample.shop.name': '第二家店',
  'sample.shop.text':
    '我们是两位店主，在利兹有一家面包店，收入 61.2 万英镑，利润率 11.4%。车站给了我们一个铺位：每年 8.4 万英镑，租期七年，第三年可解约。装修要 14 万英镑，银行愿以 8.1% 的利率贷给 10 万。我们的面包师长得同时管两家店。签约、还价，还是放弃？我们必须在 12 月 5 日前答复。',
  'sample.shop.why':
    '它说明了什么无法撤回，给出三个真正的选项和一个日期。面包师长这一点，是任何表格都显示不出来的事实。',
  'sample.customer.name': '大客户',
  'sample.customer.text':
    '一位客户占我们收入的 41%，要求降价 12%，以换取两年合同。我们生产牙科矫治器，23 人，现金可撑五个月。如果拒绝，他们可能在春天离开。接受、拒绝，还是另提方案？他们要在 19 日得到答复。',
  'sample.customer.why': '“另提方案”让评议组可以加入您没想到的选项。五个月的现金告诉它，您承受得起多大的错误。',
  'sample.cofounder.name': '联合创始人',
  'sample.cofounder.text':
    '我的联合创始人想减到每周工作两天，同时保留她 45% 的股份。我们是朋友，向诊所销售排班软件，年收入 110 万英镑，九个人。是分三年买下她的股份，还是约定按工作天数兑现股权，还是不动股份？她希望在 1 月 12 日董事会之前得到答复。',
  'sample.cofounder.why':
    '它有三个真正的选项，并说明了除钱以外还有什么利害。您的倾向放在单独的一组：盲投封存之前，没有席位能看到。',
} satisfies Translation<typeof en>;
