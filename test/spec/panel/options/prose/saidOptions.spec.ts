import { describe, expect, it } from 'vitest';

import { missedIn } from '../../../../../server/panel/protocol/phases/matching/namedOptions.ts';
import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

/** How people ask in sentences, with the options that each text names. */
const asked: readonly (readonly [form: string, text: string, named: readonly string[]])[] = [
  ['a question', 'The van is old. Should we mend it or hire one?', ['mend it', 'hire one']],
  [
    'three sides',
    'Ich bin 61. Soll ich die Werkstatt verkaufen, meiner Nichte geben oder noch warten?',
    ['die Werkstatt verkaufen', 'meiner Nichte geben', 'noch warten'],
  ],
  [
    'a question after its context',
    'If the bank says no, should we sell the barn or ask Ann?',
    ['sell the barn', 'ask Ann'],
  ],
  [
    'a question over two lines',
    'Should we keep the choir\nor join the one in Leeds?',
    ['keep the choir', 'join the one in Leeds'],
  ],
  ['letters in a line', 'Options: A) sign it, B) move, C) close. Which?', ['sign it', 'move', 'close']],
  [
    'letters of another label',
    'Angebote: A) 540 m² zu 15,20 €, fest; B) ein Neubau; C) nichts.',
    ['540 m² zu 15,20 €, fest', 'ein Neubau', 'nichts'],
  ],
  ['letters that only point', 'Two of them (see A) and B) below) are late.', []],
  ['letters over two lines', 'Should we (a) rent, (b) buy or\n(c) wait?', ['rent', 'buy', 'wait']],
  ['only the second half names one', 'Is the oven any good, or should we just buy another?', ['buy another']],
  [
    'two questions',
    'Should the fair be in May? Or would it be better to wait until June?',
    ['the fair be in May', 'wait until June'],
  ],
  [
    'a statement and another way',
    'We have two options. We hire a cook. Or we train Tom.',
    ['We hire a cook', 'we train Tom'],
  ],
  ['quoted', 'Every spring we ask "should we plough or sow grass?" and do neither.', ['plough', 'sow grass']],
  ['whether', 'We have to decide whether to keep the shop or let it.', ['keep the shop', 'let it']],
  ['torn between', "I'm torn between the barn and the garden, and June is near.", ['the barn', 'the garden']],
  ['either, led to', 'There are two ways: either sell the piano or tune it.', ['sell the piano', 'tune it']],
  [
    'what the alternatives are',
    'The alternatives are to close on Mondays, or to hire a baker.',
    ['close on Mondays', 'hire a baker'],
  ],
  [
    'counted up in sentences',
    'There are two options. The first option is to rent the hall. It is dry. The second would be to stay at home.',
    ['rent the hall', 'stay at home'],
  ],
  ['one and the other', 'I have two offers. One is for a bakery, the other is for a bank.', ['a bakery', 'a bank']],
  [
    'either, after a label, with more to say',
    'Two choices: either mend the pump or dig a well; we have till May.',
    ['mend the pump', 'dig a well'],
  ],
  ['against each other', 'Oats vs barley: which one should we sow?', ['Oats', 'barley']],
  ['for what it is asked', 'For the fair, should we take the barn or the tent?', ['take the barn', 'the tent']],
  ['for what, in a plain question', 'For June, the barn or the tent?', ['the barn', 'the tent']],
  [
    'a clause after a comma',
    'Should we keep the mare, which is old, or buy a colt?',
    ['keep the mare, which is old', 'buy a colt'],
  ],
  ['commas in brackets', 'Should we stay (cheap, near) or move?', ['stay (cheap, near)', 'move']],
  ['another one', 'We will rent for now. Another option would be to build a shed.', ['build a shed']],
  [
    'without a question mark',
    'The point is this: should we mow the field or let it grow',
    ['mow the field', 'let it grow'],
  ],
  [
    'names in quotation marks',
    'Should we play "Ludo" at six or "Chess" at nine?',
    ['play "Ludo" at six', '"Chess" at nine'],
  ],
  ['Japanese, which of two', '船と汽車のどちらがいいですか。', ['船', '汽車']],
  ['Korean, which of two', '배와 기차 중 어느 쪽이 좋을까요?', ['배', '기차']],
  ['Chinese, which of two', '坐船和坐火车哪个更好？', ['坐船', '坐火车']],
  ['Chinese, two questions', '要不要修船？或者买新船？', ['修船', '买新船']],
  [
    'Korean, with a word for "or" in one side',
    '쌀 또는 보리를 심을지 아니면 둘 다 심을지를 정해야 합니다.',
    ['쌀 또는 보리를 심을지', '둘 다 심을지'],
  ],
  ['Arabic, against each other', 'القطار مقابل السيارة — أيهما أفضل؟', ['القطار', 'السيارة']],
  [
    'German, what is wondered',
    'Ich überlege, ob ich das Rad behalten oder verkaufen soll.',
    ['das Rad behalten', 'verkaufen soll'],
  ],
  ['German, between', 'Wir schwanken zwischen Holz und Gas.', ['Holz', 'Gas']],
  [
    'German, counted up',
    'Wir haben zwei Möglichkeiten. Die erste ist, den Zaun zu flicken. Die andere wäre, ihn abzubauen.',
    ['den Zaun zu flicken', 'ihn abzubauen'],
  ],
  ['French', 'Vaut-il mieux louer le four ou l’acheter ?', ['louer le four', 'l’acheter']],
  ['French, between', 'J’hésite entre la montagne et la mer pour juin.', ['la montagne', 'la mer pour juin']],
  [
    'French, twice "soit"',
    'Décision à prendre : soit on garde le chien, soit on le donne.',
    ['on garde le chien', 'on le donne'],
  ],
  [
    'French, counted up',
    'Deux options. La première serait de vendre. La seconde serait de louer.',
    ['vendre', 'louer'],
  ],
  ['Spanish', '¿Es mejor arreglar el tejado o cambiarlo?', ['arreglar el tejado', 'cambiarlo']],
  ['Spanish, what to decide', 'Debo decidir si acepto el puesto o sigo en casa.', ['acepto el puesto', 'sigo en casa']],
  ['Spanish, between', 'Dudo entre Cádiz y Soria.', ['Cádiz', 'Soria']],
  ['Italian', 'È meglio vendere la barca o tenerla?', ['vendere la barca', 'tenerla']],
  ['Italian, between', 'Sono indeciso tra il treno e la macchina.', ['il treno', 'la macchina']],
  ['Portuguese', 'Será melhor arrendar a loja ou fechar o forno?', ['arrendar a loja', 'fechar o forno']],
  ['Portuguese, between', 'Estou em dúvida entre Braga e Évora, e o prazo acaba em maio.', ['Braga', 'Évora']],
  [
    'Dutch',
    'Moeten we de boot verkopen, of is het beter om haar te verhuren?',
    ['de boot verkopen', 'haar te verhuren'],
  ],
  ['Dutch, between', 'Ik twijfel tussen Assen en Zwolle.', ['Assen', 'Zwolle']],
  ['Polish', 'Waham się, czy sprzedać dom, czy go wynająć.', ['sprzedać dom', 'go wynająć']],
  ['Turkish', 'Dükkânı satmalı mıyız, yoksa kiraya mı verelim?', ['Dükkânı satmalı mıyız', 'kiraya mı verelim']],
  [
    'Turkish, what asks in the middle of each side',
    'Yeni tezgâhı 7,85 milyon TL’ye mi alalım, aylık 212.000 TL’ye mi kiralayalım, yoksa dokumayı dışarı mı verelim?',
    ['Yeni tezgâhı 7,85 milyon TL’ye mi alalım', 'aylık 212.000 TL’ye mi kiralayalım', 'dokumayı dışarı mı verelim'],
  ],
  ['Turkish, with a comma alone', 'Satın mı alalım, kiralayalım mı?', ['Satın mı alalım', 'kiralayalım']],
  ['Turkish, with nothing between', 'Kararsızız: satalım mı kiraya mı verelim?', ['satalım', 'kiraya mı verelim']],
  [
    'Korean, three questions',
    '가게를 살까요, 빌릴까요, 아니면 그만둘까요?',
    ['가게를 살까요', '빌릴까요', '그만둘까요'],
  ],
  ['Turkish, between', 'Ankara ile İzmir arasında kaldım.', ['Ankara', 'İzmir']],
  ['Russian', 'Есть два пути: либо чинить печь, либо купить новую.', ['чинить печь', 'купить новую']],
  ['Russian, counted up', 'Первый вариант — продать дачу. Второй вариант — сдать её.', ['продать дачу', 'сдать её']],
  ['Ukrainian', 'Що краще: лишити сад чи краще здати його?', ['лишити сад', 'здати його']],
  ['Greek', 'Πρέπει να πουλήσω το χωράφι ή να το νοικιάσω;', ['να πουλήσω το χωράφι', 'να το νοικιάσω']],
  ['Arabic', 'هل نبيع الدكان أم من الأفضل تأجيره؟', ['نبيع الدكان', 'تأجيره']],
  ['Arabic, between', 'أنا محتار بين دبي وعمّان.', ['دبي', 'عمّان']],
  ['Persian', 'خانه بخریم بهتر است یا اجاره کنیم؟', ['خانه بخریم بهتر است', 'اجاره کنیم']],
  ['Hebrew', 'האם לתקן את הגג או שעדיף להחליף אותו?', ['לתקן את הגג', 'להחליף אותו']],
  ['Hindi', 'क्या हमें दुकान बेचनी चाहिए या किराए पर देनी चाहिए?', ['दुकान बेचनी चाहिए', 'किराए पर देनी चाहिए']],
  ['Bengali', 'আমরা কি দোকানটা বেচব নাকি ভাড়া দেব?', ['দোকানটা বেচব', 'ভাড়া দেব']],
  ['Tamil', 'நான் கடையை விற்க வேண்டுமா அல்லது வைத்திருக்க வேண்டுமா?', ['கடையை விற்க வேண்டுமா', 'வைத்திருக்க வேண்டுமா']],
  ['Thai', 'เราควรขายร้านหรือเช่าต่อ', ['ขายร้าน', 'เช่าต่อ']],
  ['Vietnamese', 'Chúng tôi nên bán quán hay thuê thêm người?', ['bán quán', 'thuê thêm người']],
  ['Vietnamese, between', 'Em đang phân vân giữa Huế và Vinh.', ['Huế', 'Vinh']],
  ['Indonesian', 'Saya bingung antara menjual toko atau menyewakannya.', ['menjual toko', 'menyewakannya']],
  ['Swahili', 'Je, ni bora kuuza ng’ombe au kununua shamba?', ['kuuza ng’ombe', 'kununua shamba']],
  ['Japanese', '店を売るべきか、それとも貸すべきか迷っています。', ['店を売るべき', '貸すべき']],
  ['Korean', '가게를 팔까요, 아니면 세를 줄까요?', ['가게를 팔까요', '세를 줄까요']],
  ['Chinese', '我们应该卖掉店面，还是再等一年？', ['卖掉店面', '再等一年']],
  ['Chinese, one or the other', '只有两条路：要么卖船，要么修船。', ['卖船', '修船']],
  ['what is to be decided', 'To be decided: keep the hens or sell them.', ['keep the hens', 'sell them']],
  ['what is to be decided, in a list', 'Still open:\n- Floor: tiles vs cork\n- Roof: who?', ['tiles', 'cork']],
  ['which is better, after a dash', 'The question is what is better – tiles or cork?', ['tiles', 'cork']],
  [
    'two ways after a dash',
    'We see two ways — mend the roof, or sell the barn (it is old).',
    ['mend the roof', 'sell the barn (it is old)'],
  ],
  ['thoughts', 'We are considering selling the shop or letting it.', ['selling the shop', 'letting it']],
  ['more of them in the next sentence', 'Should we rent or buy? Or, as Ann would like, wait.', ['rent', 'buy', 'wait']],
  ['or not, after two', 'I do not know whether to sow oats or barley or not.', ['sow oats', 'barley']],
  [
    'after an abbreviation',
    'Should we take tiles resp. slate (ca. 40 m²) or cork?',
    ['take tiles resp. slate (ca. 40 m²)', 'cork'],
  ],
  [
    'German, thoughts',
    'Wir überlegen, die Scheune zu verkaufen oder zu vermieten.',
    ['die Scheune zu verkaufen', 'zu vermieten'],
  ],
  ['German, not sure which', 'Ich bin nicht sicher, ob Holz oder Gas.', ['Holz', 'Gas']],
  [
    'French, better not',
    'Ne vaudrait-il pas mieux réparer le four ou en louer un ?',
    ['réparer le four', 'en louer un'],
  ],
  ['Italian, two roads', 'Abbiamo due strade: vendere la barca o tenerla.', ['vendere la barca', 'tenerla']],
  ['Polish, between', 'Nie mogę się zdecydować pomiędzy domem a łodzią.', ['domem', 'łodzią']],
  ['Russian, between', 'Не могу определиться между дачей и лодкой.', ['дачей', 'лодкой']],
  ['Vietnamese, two ways', 'Có hai hướng: bán quán hoặc cho thuê.', ['bán quán', 'cho thuê']],
  [
    'German, a long question',
    'Nimmt man den weiten Weg auf sich und mietet bis auf Weiteres die große Halle am Hafen – oder spart man so lange, bis es für den eigenen Anbau am Haus reicht?',
    [
      'Nimmt man den weiten Weg auf sich und mietet bis auf Weiteres die große Halle am Hafen',
      'spart man so lange, bis es für den eigenen Anbau am Haus reicht',
    ],
  ],
  ['French, a dilemma', 'Nous avons un dilemme : réparer ou vendre.', ['réparer', 'vendre']],
  ['Spanish, one against the other', 'Queda por decidir: teja frente a pizarra.', ['teja', 'pizarra']],
  ['Spanish, if and if', 'Queda por decidir con Ana si vendemos o si esperamos.', ['vendemos', 'si esperamos']],
  [
    'Dutch, what one decides',
    'We moeten nog beslissen of je de schuur verkoopt óf verhuurt.',
    ['de schuur verkoopt', 'verhuurt'],
  ],
  ['Polish, to be decided', 'Do decyzji: sprzedać łódź czy ją naprawić.', ['sprzedać łódź', 'ją naprawić']],
  ['Russian, to be decided', 'Нужно решить: чинить лодку или продать её.', ['чинить лодку', 'продать её']],
  [
    'Russian, two ways joined by "and"',
    'Вижу два варианта — чинить крышу и продать сарай.',
    ['чинить крышу', 'продать сарай'],
  ],
  ['Russian, thoughts', 'Мы думаем продать дачу или сдать её.', ['продать дачу', 'сдать её']],
  [
    'Ukrainian, decided later',
    'Можливо, лишити сад. Або здати його. Потрібно вирішити.',
    ['Можливо, лишити сад', 'здати його'],
  ],
  [
    'Greek, if we go with',
    'Πρέπει να αποφασίσουμε για τον φούρνο, δηλαδή αν θα πάμε με ξύλο ή αέριο.',
    ['με ξύλο', 'αέριο'],
  ],
  ['Hebrew, thoughts', 'אנחנו שוקלים למכור את הבית או להשכיר אותו.', ['למכור את הבית', 'להשכיר אותו']],
  ['Turkish, to be decided', 'Çatı kararı: kiremit veya sac — konuşulmalı.', ['kiremit', 'sac']],
  [
    'Turkish, undecided',
    'Dükkânı satmak veya kiraya vermek konusunda kararsızız.',
    ['Dükkânı satmak', 'kiraya vermek'],
  ],
  ['Hindi, to decide whether', 'हमें तय करना है कि इसे बेच दें या किराए पर दें।', ['इसे बेच दें', 'किराए पर दें']],
  ['Hindi, undecided', 'दुकान बेच दें या किराए पर दें, हम तय नहीं कर पा रहे हैं।', ['दुकान बेच दें', 'किराए पर दें']],
  ['Hindi, what we can do', 'हम दुकान बेच सकते हैं या किराए पर दे सकते हैं।', ['दुकान बेच सकते हैं', 'किराए पर दे सकते हैं']],
  ['Bengali, thoughts', 'আমরা ভাবছি, দোকানটা বেচব নাকি ভাড়া দেব।', ['দোকানটা বেচব', 'ভাড়া দেব']],
  ['Bengali, undecided', 'দোকানটা বেচব অথবা ভাড়া দেব, ঠিক করতে পারছি না।', ['দোকানটা বেচব', 'ভাড়া দেব']],
  ['Bengali, what we can do', 'আমরা দোকানটা বেচতে পারি বা ভাড়া দিতে পারি।', ['দোকানটা বেচতে পারি', 'ভাড়া দিতে পারি']],
  ['Tamil, to decide', 'கடையை விற்பதா அல்லது வாடகைக்கு விடுவதா என்று முடிவு செய்ய வேண்டும்.', ['கடையை விற்பதா', 'வாடகைக்கு விடுவதா']],
  ['Tamil, what we can do', 'நாங்கள் கடையை விற்கலாம் அல்லது வாடகைக்கு விடலாம்.', ['கடையை விற்கலாம்', 'வாடகைக்கு விடலாம்']],
  ['Vietnamese, thoughts', 'Chúng tôi đang cân nhắc bán quán hoặc cho thuê lại.', ['bán quán', 'cho thuê lại']],
  ['Vietnamese, what we can do', 'Chúng tôi có thể bán quán hoặc cho thuê lại.', ['bán quán', 'cho thuê lại']],
  ['Indonesian, thoughts', 'Kami mempertimbangkan menjual toko atau menyewakannya.', ['menjual toko', 'menyewakannya']],
  ['Indonesian, what we can do', 'Kami bisa menjual toko atau menyewakannya.', ['menjual toko', 'menyewakannya']],
  ['Japanese, twice the particle', '店を売るか貸すか、まだ決めていません。', ['店を売る', '貸す']],
  ['Japanese, which of many', '屋根は瓦、板、銅のどれにするか迷っています。', ['瓦', '板', '銅']],
  ['Japanese, two questions', '店を売るべき?それとも貸すべき?', ['店を売るべき', '貸すべき']],
  ['Korean, twice the ending', '가게를 팔지 세를 줄지 아직 결정하지 못했습니다.', ['가게를 팔지', '세를 줄지']],
  ['Korean, what we can do', '우리는 가게를 팔거나 세를 줄 수 있습니다.', ['가게를 팔거나', '세를 줄']],
  ['Chinese, what we can do', '我们可以卖掉店面，或者租出去。', ['卖掉店面', '租出去']],
  ['Chinese, thoughts', '我们在考虑卖掉店面或者租出去。', ['卖掉店面', '租出去']],
  ['Chinese, what one should', '我该卖店呢，还是租出去，想了很久。', ['卖店', '租出去']],
  ['Thai, undecided', 'เรายังตัดสินใจไม่ได้ว่าจะขายร้านหรือปล่อยเช่า', ['ขายร้าน', 'ปล่อยเช่า']],
];

/** How people name one more way without setting anything against it. */
const suggested: readonly (readonly [language: string, text: string, named: string])[] = [
  ['English', 'We could also do nothing.', 'do nothing'],
  ['English, in an aside', 'We could also use the oven, which is cold, as a kitchen.', 'use the oven as a kitchen'],
  ['English, another option', 'Another option would be to ask Ann.', 'ask Ann'],
  ['English, instead', 'Alternatively, we could just wait a year.', 'wait a year'],
  ['English, the possibility', 'There is also the possibility of a loan.', 'a loan'],
  ['German', 'Wir könnten auch einfach nichts tun.', 'nichts tun'],
  ['German, another way', 'Eine andere Möglichkeit wäre, den Hof zu teilen.', 'den Hof zu teilen'],
  ['French', 'On pourrait aussi ne rien faire.', 'ne rien faire'],
  ['Spanish', 'También podríamos no hacer nada.', 'no hacer nada'],
  ['Portuguese', 'Também poderíamos não fazer nada.', 'não fazer nada'],
  ['Italian', 'Potremmo anche non fare niente.', 'non fare niente'],
  ['Dutch', 'We kunnen ook niets doen.', 'niets doen'],
  ['Polish', 'Możemy też nic nie robić.', 'nic nie robić'],
  ['Russian', 'Можно также ничего не делать.', 'ничего не делать'],
  ['Ukrainian', 'Ми могли б також нічого не робити.', 'нічого не робити'],
  ['Greek', 'Θα μπορούσαμε επίσης να μην κάνουμε τίποτα.', 'μην κάνουμε τίποτα'],
  ['Arabic', 'يمكننا أيضًا ألا نفعل شيئًا.', 'ألا نفعل شيئًا'],
  ['Persian', 'می‌توانیم هم هیچ کاری نکنیم.', 'هیچ کاری نکنیم'],
  ['Hebrew', 'אפשר גם לא לעשות כלום.', 'לא לעשות כלום'],
  ['Hindi', 'हम कुछ न करके इंतज़ार भी कर सकते हैं।', 'कुछ न करके इंतज़ार भी कर सकते हैं'],
  ['Bengali', 'আমরা কিছু না করেও থাকতে পারি।', 'কিছু না করেও থাকতে পারি'],
  ['Tamil', 'நாங்கள் எதுவும் செய்யாமலும் இருக்கலாம்.', 'எதுவும் செய்யாமலும் இருக்கலாம்'],
  ['Vietnamese', 'Chúng tôi cũng có thể không làm gì cả.', 'không làm gì cả'],
  ['Indonesian', 'Kami juga bisa tidak melakukan apa-apa.', 'tidak melakukan apa-apa'],
  ['Swahili', 'Tunaweza pia kutofanya chochote.', 'kutofanya chochote'],
  ['Turkish', 'Hiçbir şey yapmayabiliriz de.', 'Hiçbir şey yapmayabiliriz'],
  ['Japanese', '何もしないという手もある。', '何もしない'],
  ['Korean', '아무것도 하지 않는 방법도 있습니다.', '아무것도 하지 않는'],
  ['Chinese', '我们也可以什么都不做。', '什么都不做'],
  ['Thai', 'เราจะไม่ทำอะไรเลยก็ได้', 'ไม่ทำอะไรเลย'],
];

const unasked: readonly (readonly [form: string, text: string])[] = [
  ['causes', 'Sales fell. Is it the price or the service?'],
  ['about how many', 'Should we hire two or three bakers?'],
  ['when at all', 'Sooner or later we must sell. What do you think?'],
  ['what is sold', 'We sell bread or cakes, as the season goes.'],
  ['an offer to the reader', 'Haben Sie Fragen oder Anregungen?'],
  ['between many', 'I am torn between two offers.'],
  ['a Portuguese article', 'O forno falhou enquanto o padeiro abria o saco.'],
  ['an English "of"', 'Is the head of the house at home?'],
  ['an alternative that was', 'Either way, the rent rises in May.'],
  ['a Korean condition', '비가 아니면 눈이 온다.'],
  ['a Chinese "still"', '最后我们还是应该谢谢他。'],
  ['what another one is not', 'Another option is not available to us.'],
  ['how many at least', 'Is it five or more years?'],
  ['whether at all, in Italian', 'Non so se vendere o meno.'],
  ['when it is open, in Hindi', 'इसमें तीन या चार लाख रुपये लगेंगे।'],
  ['when it is open, in Vietnamese', 'Quán mở cửa thứ hai hoặc thứ ba.'],
  ['when it is open, in Indonesian', 'Toko buka hari Senin atau Selasa.'],
  ['when it is open, in Japanese', '月曜か火曜に開く。'],
  ['when it is open, in Korean', '월요일 또는 화요일에 엽니다.'],
  ['what is sold, in Chinese', '店里卖面包或者蛋糕。'],
  [
    'what people will do',
    'Five or six people will leave by March. The rest stay. My father wants a rest and my mother wants peace.',
  ],
  ['what somebody has to be told', 'Der Verkäufer will bis 5. Februar 2027 Bescheid. Die Bank möchte eine Anzahlung.'],
  ['a limit, in German', 'Mehr als 100.000 € wollen wir nicht ausgeben. Auf keinen Fall wollen wir Schulden machen.'],
  ['what is to stay, in German', 'Entlassen wollen wir niemanden. Unseren Hund wollen wir behalten.'],
  ['a limit, in Swedish', 'Mer än 500 000 kr vill vi inte lägga ut. Ett lån vill vi inte ta.'],
  ['what is to stay, in Dutch', 'Ontslaan willen we niemand. Het pand willen we houden.'],
  ['what can be done, alone', 'The café is small. We can seat thirty people.'],
];

describe('options in sentences', () => {
  it.each(asked)('%s', (_form, text, named) => {
    expect(titlesIn(text)).toEqual(named);
  });

  it.each(suggested)('are suggested in %s', (_language, text, named) => {
    expect(titlesIn(`Rent rises. ${text}`)).toEqual([named]);
    expect(titlesIn(`Options:\n- Leeds\n- York\n\n${text}`)).toEqual(['Leeds', 'York', named]);
  });

  it('are added to a list by what goes on below it with "or"', () => {
    const list = 'Options:\n1. Leeds\n2. York';
    expect(titlesIn(`${list}\nor, as my partner wants, Hull.`)).toEqual(['Leeds', 'York', 'Hull']);
    expect(titlesIn(`${list}\n\nOr we wait a year.`)).toEqual(['Leeds', 'York', 'we wait a year']);
  });

  it('are none of a list twice', () => {
    expect(titlesIn('Options:\n- Leeds: we could also rent there\n- York')).toEqual([
      'Leeds: we could also rent there',
      'York',
    ]);
    expect(titlesIn('We could also wait a year. Options:\n- Leeds\n- wait a year')).toEqual(['Leeds', 'wait a year']);
  });

  it.each(unasked)('are not made up: %s', (_form, text) => {
    expect(titlesIn(text)).toEqual([]);
  });

  it('are left where the text lists options', () => {
    expect(titlesIn('Should we stay or go? Options:\n- Leeds\n- York')).toEqual(['Leeds', 'York']);
  });

  it.each([
    ['en', 'Do we choose Odoo or Exact?\nQuestions:\n- Who migrates?\n- What does it cost?'],
    ['en', 'We must choose: Odoo or Exact.\nFacts:\n- 40 people\n- budget 30,000'],
    ['nl', 'Kiezen we Odoo of Exact?\nFeiten:\n- 40 mensen\n- budget 30.000 euro'],
    ['de', 'Welche Lösung wählen wir: Odoo oder Exact?\nFakten:\n- 40 Leute\n- Budget 30.000 Euro'],
    ['ru', 'Выбираем Odoo или Exact?\nФакты:\n- 40 человек\n- бюджет 30 000'],
  ])('are those of a question before a list of facts (%s)', (_language, text) =>
    expect(titlesIn(text)).toEqual([expect.stringContaining('Odoo'), 'Exact']),
  );

  it('are not parted at an article of another language', () =>
    expect(titlesIn('Devo vender o carro ou alugar o apartamento?')).toEqual([
      'vender o carro',
      'alugar o apartamento',
    ]));

  it('are what is suggested instead, not what is not', () =>
    expect(titlesIn('Il CAI suggerisce invece di chiudere il rifugio. Il comune propone di affittarlo.')).toEqual([
      'chiudere il rifugio',
      'affittarlo',
    ]));

  it('are read in a time that grows with the text', () => {
    const long = 'Should we mend the van or hire one? '.repeat(5_000);
    expect(titlesIn(long)).toEqual(['mend the van', 'hire one']);
  });
});

describe('a side of a sentence', () => {
  const named = { options: namedIn('Should we sell the old house or repair the roof?'), inTheirWords: false };
  const missed = (...titles: readonly string[]) =>
    missedIn(
      titles.map((title) => ({ title, description: '' })),
      named,
    ).map(({ title }) => title);

  it('is named by a title that has its words in another form', () => {
    expect(missed('Selling our old house', 'Repairs of the roof')).toEqual([]);
    expect(missed('Let the old house', 'Repairing the roof')).toEqual(['sell the old house']);
  });

  it('is named by a title with some of its words and no others, where that is none of another one', () => {
    expect(missed('Sell the house', 'Repair it')).toEqual([]);
    expect(missed('Repair the house')).toEqual(['sell the old house', 'repair the roof']);
  });

  it('is not named by one that denies it, or names two', () => {
    expect(missed('Do not sell the old house', 'Repair the roof')).toEqual(['sell the old house']);
    expect(missed('Selling our old house, repairing its roof')).toEqual(['sell the old house', 'repair the roof']);
  });
});
