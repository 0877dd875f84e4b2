import type { Translation } from '../../words.svelte.ts';
import type en from '../en/landing.ts';

export default {
  'landing.title': '難しい決定をひとつ、目の前で討論します',
  'landing.headline':
    'Witanは、事業の難しい決定をひとつ、3つの提供者のAIの席からなるパネルに諮ります。討論をその場で見ることができ、反対意見を残したひとつの勧告が得られます。',
  'landing.bring': '決定を持ち込む',
  'landing.trial': '30日間無料。コードもカードも不要です。',
  'landing.sample.question': 'リーズのパン店Hartwell & Daughtersは、駅のコンコースに2号店を出すべきか。',
  'landing.sample.note': '見本の案件です。パン店は架空ですが、形式は実際にお届けするものです。',
  'landing.sample.crux': '双方が論じた決め手',
  'landing.sample.crux.text': '最初の半年、職長1人で2店舗を回せるか。',
  'landing.sample.1.who': 'Juniper',
  'landing.sample.1.what': '経済性',
  'landing.sample.1':
    '金利8.1％の融資は、初年度に11,900ポンドかかります。駅でクロワッサンが1つも売れないうちに、昨年の利益の17％が消えます。',
  'landing.sample.2.who': 'Alder',
  'landing.sample.2.what': '戦略と選択の余地、Juniperへ',
  'landing.sample.2':
    '空き区画は、家主に週1,600ポンドの負担です。18か月目の解約条項をクリスマス前に求めれば、渋りながらも署名します。2月に求めれば、もうコーヒーチェーンが入っています。',
  'landing.sample.3.who': 'Rowan',
  'landing.sample.3.what': '外からの見方と基準率、全員へ',
  'landing.sample.3':
    '「2号店の85％は失敗する」は反証されました。引用元には18％とあります。2票がこれを根拠にしていました。両席はこれなしで論じ直さなければなりません。',
  'landing.sample.4.who': 'Hazel',
  'landing.sample.4.what': '人と組織、反対意見、Dを支持',
  'landing.sample.4':
    '職長1人で2つの窯を回した人は、ここにはいません。多数派の数字はどれも不調な四半期には耐えますが、彼女の退職に耐えるものはひとつもありません。',
  'landing.sample.chart': '各選択肢が最善である確率、討論の前と後',
  'landing.sample.a': '今すぐ賃貸契約を結ぶ',
  'landing.sample.b': 'まず解約条項と家賃を交渉する',
  'landing.sample.c': 'カフェ向けの製造工房',
  'landing.sample.d': '1年間何もしない',
  'landing.sample.was': '前は{share}',
  'landing.sample.votes':
    '15席、各提供者に5席ずつ。同じ提供者の席は考え方が似るため、合わせて15ではなく約1.9の独立した票と数えます。この数字は報告にも載ります。',
  'landing.sample.rests': '根拠',
  'landing.sample.e1': '鉄道会社、通行者数調査、2025年。',
  'landing.sample.e2': '駅の賃貸契約の比較、2024年。',
  'landing.sample.e3': '「2号店の85％は失敗する。」',
  'landing.sample.verified': '確認済み',
  'landing.sample.refuted': '反証済み：出典では18％',
  'landing.sample.recommendation': '勧告',
  'landing.sample.verdict':
    '18か月目の解約条項と6か月の段階的な家賃を交渉し、12月2日までに両方得られた場合に限り署名する。',
  'landing.sample.strength': '4つの中で最善である確率：57％。強さ：傾き。',
  'landing.sample.against': '反対する意見',
  'landing.sample.dissent':
    'Hazelは1年待ち、2人目の職人を育てるべきだと言います。「駅はなくなりません」。3月までに2人目の職人を雇えなければ、この反対意見が正しくなります。',
  'landing.how': '仕組み',
  'landing.how.1': '1. 決定を持ち込みます。',
  'landing.how.1.text':
    '入力欄はひとつで足ります。何を選ぶのか、いつまでか、間違えたら何を失うかを書いてください。あなたの答えで結果が変わりうるときは、パネルがお尋ねします。',
  'landing.how.2': '2. パネルの仕事は、その場で見られます。',
  'landing.how.2.text':
    '席は調査し、互いに見せずに投票し、票を変えうる少数の問いについて討論します。出典はどれも、確かめてから採用されます。',
  'landing.how.3': '3. ひとつの答えと、その反対意見が届きます。',
  'landing.how.3.text':
    '報告はメールとページで届きます。まずすること、結論を変えるもの、警戒線のある計画、そして反対者自身の言葉による反対意見です。',
  'landing.differs': 'ここが違います',
  'landing.differs.1': '票は提供者ごとにまとめます。',
  'landing.differs.1.text':
    'ひとつのモデルの10席は、10の名前をもつひとつの意見です。席がいくつあっても提供者の持ち分は等しく、独立した票がいくつになるかを報告に記します。',
  'landing.differs.2': '反対意見は一字一句残します。',
  'landing.differs.2.text':
    '最後まで譲らなかった席が、正しくなる条件とともに自ら意見を書きます。議長はそれを縮めることも、和らげることも、省くこともできません。',
  'landing.differs.3': '履歴は検証できます。',
  'landing.differs.3.text':
    '票も出典も文も、すべてがハッシュの鎖のひとつの輪です。鎖の先頭は、メールで届くPDFに印刷されています。後から一言でも変えれば、合わなくなります。',
  'landing.differs.4': 'エージェントの索引も、隣に。',
  'landing.differs.4.text':
    '計画に人手が要るときは、できることからエージェントを探せます。索引は見つけて説明するだけです。手数料は取らず、お金で順位を変えることもありません。',
  'landing.modes': '案件の3つの進め方',
  'landing.modes.what': 'すること',
  'landing.modes.long': '所要時間',
  'landing.modes.ask': '質問される？',
  'landing.modes.when': '向いている場面',
  'landing.mode.default': '標準',
  'landing.mode.direct': '直接',
  'landing.mode.deep': '詳細',
  'landing.default.what': '投票する15席のパネルひとつ、決め手を最大4つ討論',
  'landing.direct.what': '投票する9席のパネルひとつ、最も鋭い決め手を2つ',
  'landing.deep.what': '互いに見えない3つのパネル、その後に調整',
  'landing.default.long': '約20分と、お返事の時間',
  'landing.direct.long': '長くても5分',
  'landing.deep.long': '最長1時間',
  'landing.default.ask': 'はい。答えで結果が変わりうるとき',
  'landing.direct.ask': 'いいえ。仮定したことを明記します',
  'landing.deep.ask': 'はい。パネルが分かれる前に',
  'landing.default.when': '今日、質問に答えられる',
  'landing.direct.when': '会議へ向かうエレベーターの中',
  'landing.deep.when': '取り返しがつかない',
  'landing.cannot': 'Witanにできないこと',
  'landing.cannot.1':
    '未来は分かりません。57％とは、この選択肢の中ではこれが最善である見込みのほうが高い、という意味です。店が成功する確率ではありません。',
  'landing.cannot.2':
    '15席が一致しても、全部が間違うことはあります。読んでいるインターネットは同じです。だから全員一致は伝えますが、祝いはしません。',
  'landing.cannot.3':
    '見えるのは、あなたが書いたことと公開されていることだけです。家主の顔色も、職人の機嫌も、あなたの勘も見えません。',
  'landing.cannot.4':
    '法律・税務・医療の助言ではなく、何にも署名しません。決めるのはあなたで、何に基づいて決めたかは記録に残ります。',
  'landing.pricing': '料金',
  'landing.pricing.all': '各プランの内容',
  'landing.pricing.month': '月額{price}',
  'landing.pricing.year': '年額{price}から',
  'landing.pricing.cases': '月に{n}件',
  'landing.pricing.contact': '専用の環境に、契約と担当者がつきます',
  'landing.pricing.trial': 'どのプランも、同じ30日間のお試しから始まります。コードもカードも不要です。',
} satisfies Translation<typeof en>;
