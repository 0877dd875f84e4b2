import { describe, expect, it } from 'vitest';

import { read } from '../../../../server/panel/rehearsal/caseReading.ts';

describe('the question that a rehearsal reads', () => {
  it.each([
    [
      'en',
      'Two of us own a dental lab in Leith. We cannot agree whether to open on Saturdays. What would you do?',
      'We cannot agree whether to open on Saturdays.',
    ],
    [
      'de',
      'Unsere Tischlerei in Fulda hat 14 Leute. Wir überlegen, ob wir die Lehrwerkstatt schließen. Was würdet ihr tun?',
      'Wir überlegen, ob wir die Lehrwerkstatt schließen.',
    ],
    [
      'fr',
      'Notre crèche de Dole compte 22 berceaux. La question est de savoir si nous devons ouvrir le samedi. Que faire ?',
      'La question est de savoir si nous devons ouvrir le samedi.',
    ],
    [
      'es',
      'Somos una imprenta de Lugo. Hay que decidir si conviene cerrar el turno de noche. ¿Qué haríais?',
      'Hay que decidir si conviene cerrar el turno de noche.',
    ],
    [
      'pt',
      'Temos uma padaria em Braga. Precisamos de decidir se devemos abrir ao domingo. O que fariam?',
      'Precisamos de decidir se devemos abrir ao domingo.',
    ],
    [
      'it',
      'Siamo una tipografia di Lecco. Dobbiamo capire se conviene chiudere il turno di notte. Che fare?',
      'Dobbiamo capire se conviene chiudere il turno di notte.',
    ],
    [
      'nl',
      'Wij zijn een drukkerij in Assen. We twijfelen of we de nachtploeg moeten stoppen. Wat zouden jullie doen?',
      'We twijfelen of we de nachtploeg moeten stoppen.',
    ],
    [
      'pl',
      'Prowadzimy drukarnię w Tychach. Zastanawiamy się, czy warto zamknąć nocną zmianę. Co robić?',
      'Zastanawiamy się, czy warto zamknąć nocną zmianę.',
    ],
    [
      'ru',
      'У нас типография в Твери. Мы спорим, стоит ли закрывать ночную смену. Что делать?',
      'Мы спорим, стоит ли закрывать ночную смену.',
    ],
    [
      'uk',
      'У нас друкарня в Луцьку. Ми думаємо, чи варто закривати нічну зміну. Що робити?',
      'Ми думаємо, чи варто закривати нічну зміну.',
    ],
    [
      'el',
      'Έχουμε τυπογραφείο στον Βόλο. Σκεφτόμαστε αν πρέπει να κλείσουμε τη νυχτερινή βάρδια. Τι να κάνουμε;',
      'Σκεφτόμαστε αν πρέπει να κλείσουμε τη νυχτερινή βάρδια.',
    ],
    [
      'tr',
      'Bursa’da bir matbaamız var. Gece vardiyasını kapatıp kapatmamayı tartışıyoruz. Ne yapalım?',
      'Gece vardiyasını kapatıp kapatmamayı tartışıyoruz.',
    ],
    [
      'ar',
      'لدينا مطبعة في صور. علينا أن نقرر ما إذا كنا سنغلق الوردية الليلية. ماذا نفعل؟',
      'علينا أن نقرر ما إذا كنا سنغلق الوردية الليلية.',
    ],
    ['fa', 'ما در یزد چاپخانه داریم. نمی‌دانیم آیا شیفت شب را ببندیم. چه کنیم؟', 'نمی‌دانیم آیا شیفت شب را ببندیم.'],
    [
      'he',
      'יש לנו דפוס בחיפה. אנחנו מתלבטים האם לסגור את משמרת הלילה. מה לעשות?',
      'אנחנו מתלבטים האם לסגור את משמרת הלילה.',
    ],
    [
      'hi',
      'नासिक में हमारा छापाख़ाना है। हमें तय करना है कि हमें रात की पाली बंद करनी चाहिए या नहीं। क्या करें?',
      'हमें तय करना है कि हमें रात की पाली बंद करनी चाहिए या नहीं।',
    ],
    ['bn', 'যশোরে আমাদের ছাপাখানা আছে। রাতের পালা বন্ধ করব কিনা ভাবছি। কী করব?', 'রাতের পালা বন্ধ করব কিনা ভাবছি।'],
    [
      'ta',
      'மதுரையில் எங்கள் அச்சகம் உள்ளது. இரவு பணியை மூட வேண்டுமா என்று யோசிக்கிறோம். என்ன செய்வது?',
      'இரவு பணியை மூட வேண்டுமா என்று யோசிக்கிறோம்.',
    ],
    [
      'vi',
      'Chúng tôi có nhà in ở Huế. Chúng tôi phân vân có nên đóng ca đêm. Nên làm gì?',
      'Chúng tôi phân vân có nên đóng ca đêm.',
    ],
    [
      'id',
      'Kami punya percetakan di Solo. Kami ragu apakah giliran malam ditutup. Apa yang harus kami lakukan?',
      'Kami ragu apakah giliran malam ditutup.',
    ],
    [
      'ja',
      '当社は富山の印刷会社です。夜勤を廃止すべきかどうか迷っています。どうすべきでしょうか。',
      '夜勤を廃止すべきかどうか迷っています。',
    ],
    [
      'ko',
      '저희는 전주에 있는 인쇄소입니다. 야간 근무를 없애야 할지 고민입니다. 어떻게 할까요?',
      '야간 근무를 없애야 할지 고민입니다.',
    ],
    ['zh', '我们在洛阳开印刷厂。我们在讨论是否要取消夜班。怎么办？', '我们在讨论是否要取消夜班。'],
    [
      'zh-Hant',
      '我們在台南開印刷廠。我們在討論該不該取消夜班。請於2027年1月15日前決定。',
      '我們在討論該不該取消夜班。',
    ],
  ])('is the sentence that says what is to be decided (%s)', (language, text, question) => {
    const found = read(text, language);
    expect(found.question).toBe(question);
    expect(question).toContain(found.title.replace(/\s*…$/u, ''));
  });

  it.each([
    ['en', 'Option A: hire Ana.\nOption B: train Ben.\n\nPlease decide by 15 January 2027.', /Ana.* or .*Ben/u],
    [
      'de',
      'Drei Wege sind denkbar.\n\n- Werk in Hof ausbauen\n- Lohnfertiger beauftragen\n- Ein Jahr warten\n',
      /Hof.*, Lohnfertiger.* oder Ein Jahr/u,
    ],
    ['fr', 'Deux pistes :\n- louer à Dole\n- acheter à Arbois\n\nQue faire ?', /louer à Dole ou acheter à Arbois/iu],
    ['zh-Hant', '方案：\n- 續租台南廠房\n- 遷到屏東\n\n請於2027年1月15日前決定。', /續租台南廠房或.*遷到屏東/u],
    [
      'en',
      'Path | Cost | Time\nBuild in-house | $420k | 9 months |\nBuy a licence | $300k | 2 months |\n',
      /^Build in-house or Buy a licence$/u,
    ],
    ['de', 'Wir weben in Plauen. Wir könnten die Halle verkaufen oder umbauen.', /^Die Halle verkaufen oder umbauen$/u],
    [
      'ko',
      '부산의 부품 회사입니다.\n선택지:\n- 공장 신축\n- 외주 계약\n\n어떻게 하는 게 좋을까요?',
      /^공장 신축 또는 외주 계약$/u,
    ],
  ])('else joins the options (%s)', (language, text, question) => {
    expect(read(text, language).question).toMatch(question);
  });

  it.each([
    [
      'en',
      "Following last Tuesday's call.\nThe lease of our Hull depot ends in June.\nAny thoughts?",
      'The lease of our Hull depot ends in June.',
    ],
    [
      'pt',
      'Oi, pessoal!\n\nO contrato do armazém acaba em junho.\nTemos uma proposta.\n',
      'O contrato do armazém acaba em junho.',
    ],
    ['pt', 'Oi, pessoal! O contrato do armazém acaba em junho.', 'O contrato do armazém acaba em junho.'],
    ['zh-Hant', '請於2027年1月15日前決定。\n倉庫的租約六月到期。', '倉庫的租約六月到期。'],
    ['de', 'Wie besprochen.\nDer Pachtvertrag der Halle endet im Juni.', 'Der Pachtvertrag der Halle endet im Juni.'],
  ])('else is the first sentence that says something (%s: %s)', (language, text, question) => {
    const found = read(text, language);
    expect(found.question).toBe(question);
    expect(found.quotes).not.toContain('pessoal!');
  });

  it.each([
    ['en', 'Should we move?'],
    ['de', 'Sollen wir umziehen?'],
    ['es', '¿Nos mudamos?'],
    ['ja', '移転すべきですか。'],
    ['zh', '要不要搬家？'],
    ['ko', '이전할까요?'],
    ['th', 'เราควรย้ายไหม'],
    ['tr', 'Taşınalım mı?'],
  ])('may be short (%s)', (language, question) => {
    expect(read(`Alpha beta gamma 12 delta.\n${question}`, language).question).toBe(question);
  });
});
