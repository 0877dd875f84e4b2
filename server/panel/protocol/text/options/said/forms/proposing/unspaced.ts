/** The same where no spaces part words, or the verb comes last: each form whole, with `what`, and `who` where somebody says it. */
export const unspacedWays: readonly RegExp[] = [
  // Turkish
  /^(?:en|daha) (?:kolay|basit|ucuz|mantıklı|doğal|güvenli|hızlı|pratik|akla yakın)\p{L}*(?: (?:yol|yolu|çözüm|çözümü|seçenek|yöntem|olan|olanı)\p{L}*)?,? (?:herhalde |tabii )?(?<what>(?!(?:da|de) )[^.]{4,100}?m[ae]k)(?:t[ıi]r?|tı|ti)?(?= olur| olurdu| olacak| gibi|[,.]|$)/iu,
  /^(?:bir|ilk|ikinci|üçüncü|başka bir|diğer)(?: akla gelen)? (?:yol|seçenek|fikir|çözüm|ihtimal)\p{L}*(?: ise| da| de)?,? (?<what>[^.]{4,100}?m[ae]k)(?:t[ıi]r?)?(?= olur| olurdu| olabilir|[,.]|$)/iu,
  /^(?:bana kalırsa|bence|bana göre|kanımca),? (?<what>.{4,100}?m[ae]k) (?:çok )?(?:daha )?(?:mantıklı|iyi|doğru|akıllıca|ucuz|kolay|güvenli)/iu,
  /^(?:ayrıca |bir de )?(?<what>[^.]{4,100}?m[ae]k) (?:da|de) (?:mümkün|bir (?:seçenek|yol|ihtimal|fikir)|olabilir|düşünülebilir|masada)/iu,
  // Chinese
  /^(?:其实|其實|当然|當然)?(?:最|比较|比較)(?:简单|簡單|直接|省事|省钱|省錢|稳妥|穩妥|便宜|快|容易|自然|保险|保險|现实|現實|常见|常見|稳|穩)(?:的)?(?:办法|辦法|做法|方法|选择|選擇|方案|出路|路)?(?:就?是|：|莫过于|莫過於)(?<what>[^，,。；;]{2,40})/u,
  /^(?:折中|折衷|另一个|另一個|还有一个|還有一個|第二个|第二個)(?:的)?(?:办法|辦法|做法|方案|选择|選擇|思路|想法)(?:就?是|：)(?<what>[^，,。；;]{2,40})/u,
  /^(?:另外|此外|当然|當然)?[，,]?(?:我们|我們|我|咱们)?(?:也|还|還)(?:可以|能)(?:考虑|考慮)?(?<what>[^，,。；;]{3,40})/u,
  // Japanese
  /^(?:まず|一番|最も|もっとも|いちばん)(?:に)?(?:思い浮かぶ|思いつく|考えられる|簡単な|手っ取り早い|確実な|安い|無難な|現実的な|自然な|手堅い|楽な)(?:の|方法|道|案|やり方|選択肢|手)?は、?(?<what>[^。]{2,60}?)(?:こと|案|方法)(?:です|だ|でしょう|になり|で)/u,
  /^(?:また|ほかに|他に|あるいは)?、?(?<what>[^。、]{3,50}?[うくぐすつぬぶむる])(?:こともでき|手もあ|という手もあ|という道もあ|方法もあ|道もあ|ことも考えられ|ことも可能)/u,
  // Korean
  /^(?:가장|제일) (?:쉬운|간단한|빠른|싼|저렴한|확실한|무난한|현실적인|안전한|먼저 떠오르는)(?: (?:방법|길|방안|것|건|대안))?(?:은|이|는)? (?<what>.{2,50}?)(?: 것| 거)?(?:입니다|이다|예요|이에요|이지만|인데|이겠지)/u,
  /^(?:또|다른|나머지) ?(?:하나|방법|방안|한 가지)는 (?:.{0,30}, )?(?<what>.{2,50}?)(?: 것| 거)(?:입니다|이다|예요|이에요)/u,
  // Thai
  /^(?:ทาง|วิธี|ทางเลือก)?(?:ที่)?(?:ง่าย|ถูก|เร็ว|ปลอดภัย|ชัดเจน|ประหยัด)ที่สุด(?:คือ|ก็คือ)(?:การ)?(?<what>.{2,60})/u,
  /^(?:อีก)?(?:ทาง|วิธี|ทางเลือก)(?:หนึ่ง|แรก|ที่สอง|ที่สาม|อื่น)?(?:คือ|ก็คือ)(?:การ)?(?<what>.{2,60})/u,
];

export const unspacedSays: readonly RegExp[] = [
  /^(?<who>(?:(?-i:\p{Lu})\p{L}+(?: (?:bey|hanım|usta))?|\p{L}+(?:m|mız|miz|muz|müz))(?: ise| de| da)?) (?<what>[^.,]{4,100}?m(?:[ae]y[ıi]|[ae]m[ıi]z[ıi]|[ae]s[ıi]n[ıi]|[ae]mı|[ae]ktan yana|[ae]kten yana)) (?:düşünüyor|öneriyor|teklif e\p{L}+|istiyor|savunuyor|tercih e\p{L}+|planlıyor|söylüyor|önerdi)/iu,
  /^(?<who>제 생각|저|아내|남편|직원들|실장|사장)(?:에는|에|은|는|에선|으로는) (?<what>.{2,50}?)(?: 것| 게|는 편| 쪽)(?:이|도)? (?:맞|좋|낫|나을|옳)/u,
  /^(?:แต่|ส่วน)?(?<who>[^\s]{1,30}?)(?:อยาก(?:จะ|ให้)?(?:ผม|เรา|ฉัน)?|เสนอให้|เสนอว่า|แนะนำให้|แนะนำว่า)(?:ควร)?(?<what>\S{4,60}.*)/u,
];
