import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('names before a question for one of them', () => {
  it.each([
    ['en', 'Derby, Stoke or Crewe: where should we put the warehouse?', ['Derby', 'Stoke', 'Crewe']],
    ['en', 'Leeds, Hull, York: where should we open?', ['Leeds', 'Hull', 'York']],
    ['de', 'Ulm, Kempten oder Memmingen: Wo sollen wir die zweite Praxis eröffnen?', ['Ulm', 'Kempten', 'Memmingen']],
    ['fr', 'Rennes, Nantes ou Angers : où ouvrir la deuxième agence ?', ['Rennes', 'Nantes', 'Angers']],
    ['es', 'Vigo, Lugo u Orense: ¿dónde abrimos la segunda tienda?', ['Vigo', 'Lugo', 'Orense']],
    ['it', 'Parma, Modena o Ferrara: dove apriamo?', ['Parma', 'Modena', 'Ferrara']],
    ['pl', 'Gdynia, Sopot czy Gdańsk: gdzie otworzyć drugi sklep?', ['Gdynia', 'Sopot', 'Gdańsk']],
    ['ru', 'Тула, Рязань или Калуга: где открывать второй склад?', ['Тула', 'Рязань', 'Калуга']],
    ['vi', 'Huế, Đà Nẵng hay Quy Nhơn: nên mở chi nhánh ở đâu?', ['Huế', 'Đà Nẵng', 'Quy Nhơn']],
    ['id', 'Solo, Malang atau Kediri: di mana kita buka cabang kedua?', ['Solo', 'Malang', 'Kediri']],
    ['ar', 'عمّان أو إربد أو الزرقاء: أين نفتح الفرع الثاني؟', ['عمّان', 'إربد', 'الزرقاء']],
    ['fa', 'شیراز، اصفهان یا یزد: شعبه دوم را کجا باز کنیم؟', ['شیراز', 'اصفهان', 'یزد']],
    ['tr', 'İzmir, Bursa, Adana: ikinci mağazayı nerede açmalıyız?', ['İzmir', 'Bursa', 'Adana']],
    ['tr', 'Ankara, Konya veya Kayseri: depoyu nereye kurmalıyız?', ['Ankara', 'Konya', 'Kayseri']],
    ['tr', 'Ankara, Konya ve Kayseri arasından hangisini seçelim?', ['Ankara', 'Konya', 'Kayseri']],
    ['tr', "İkinci şubeyi İzmir, Bursa ve Adana'dan hangisinde açalım?", ['İzmir', 'Bursa', 'Adana']],
    ['hi', 'पुणे, नागपुर या नासिक में से कहाँ दूसरी दुकान खोलें?', ['पुणे', 'नागपुर', 'नासिक']],
    ['hi', 'दूसरी शाखा जयपुर, उदयपुर और कोटा में से कहाँ खोलें?', ['जयपुर', 'उदयपुर', 'कोटा']],
    ['hi', 'जयपुर, उदयपुर या कोटा: हमें कहाँ खोलना चाहिए?', ['जयपुर', 'उदयपुर', 'कोटा']],
    ['ko', '수원, 인천, 대전 중 어디에 공장을 지을까요?', ['수원', '인천', '대전']],
    ['ko', '김 팀장, 이 과장, 박 대리 중 누구를 지점장으로 뽑을까요?', ['김 팀장', '이 과장', '박 대리']],
    ['ko', '새 창고는 평택, 이천, 용인 중에서 어디가 좋을까요?', ['평택', '이천', '용인']],
    ['ja', '工場は名古屋、浜松、岐阜のどこに建てるべきか。', ['名古屋', '浜松', '岐阜']],
    ['ja', '店長は佐藤、鈴木、高橋の誰に任せるべきか？', ['佐藤', '鈴木', '高橋']],
    ['ja', '福岡、熊本、長崎のうち、どこに支店を出すべきでしょうか。', ['福岡', '熊本', '長崎']],
    ['zh', '成都、武汉、长沙,我们该在哪里开第二家店?', ['成都', '武汉', '长沙']],
    ['zh', '成都、武汉、长沙中，我们应该把新店开在哪里？', ['成都', '武汉', '长沙']],
    ['zh', '成都、武漢和長沙，哪個城市適合開第二家店？', ['成都', '武漢', '長沙']],
    ['zh', '新工厂选苏州、无锡还是常州?', ['苏州', '无锡', '常州']],
    ['th', 'ย้ายโรงงานไปที่ระยอง ชลบุรี หรืออยุธยาดี?', ['ย้ายโรงงานไปที่ระยอง', 'ชลบุรี', 'อยุธยา']],
    ['th', 'ควรเปิดสาขาที่ลำปาง น่าน หรือแพร่?', ['เปิดสาขาที่ลำปาง', 'น่าน', 'แพร่']],
    ['th', 'ลำปาง น่าน แพร่ เปิดสาขาที่ไหนดี?', ['ลำปาง', 'น่าน', 'แพร่']],
  ] as const)('are options (%s): %s', (_, text, options) => {
    expect(titlesIn(text)).toEqual(options);
  });

  it('has a name that begins as a verb does', () => {
    expect(titlesIn('ย้ายร้านไปที่ตรัง สตูล หรือหาดใหญ่ดี?')).toEqual(['ย้ายร้านไปที่ตรัง', 'สตูล', 'หาดใหญ่']);
  });

  it.each([
    'Leeds, Hull and York: where did we lose money last year?',
    'Rent, power or staff costs: what drives them?',
    'Monday, Tuesday or Friday: when is the meeting?',
    'Hi all, Tom, Ann: what should we do about the roof?',
    'For Leeds or Hull: what are the rents?',
    '成都、武汉、长沙的门店都亏损，问题出在哪里？',
    '福岡、熊本、長崎のどこで赤字が出たか調べた。',
    '대전, 수원, 인천 중에서 작년에 어디가 적자였나요?',
  ])('are none where the question is not of what to do: %s', (text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});
