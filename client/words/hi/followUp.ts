import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': 'असहमत सदस्य से एक प्रश्न पूछें',
  'follow.text':
    'हर असहमत सीट एक प्रश्न का उत्तर देती है। प्रश्न और उत्तर इतिहास में जुड़ते हैं; रिपोर्ट जैसी है वैसी रहती है। इन्हें केवल आप और आपके ऑडिटर देखते हैं।',
  'follow.label': '{name} से आपका प्रश्न',
  'follow.do': '{name} से पूछें',
  'follow.doing': 'पूछा जा रहा है …',
  'follow.empty': 'आपका प्रश्न: कुछ पाठ अपेक्षित था, कुछ नहीं मिला।',
  'follow.asked': '{ago} पूछा गया',
  'follow.waits': 'सीट उत्तर दे रही है। आप यह पृष्ठ बंद कर सकते हैं: उत्तर यहीं मिलेगा।',
  'follow.late': 'अब तक कोई उत्तर दर्ज नहीं हुआ। सीट ने उत्तर दिया तो वह यहाँ दिखेगा।',
  'follow.answers': '{name} का उत्तर',
  'follow.none': 'किसी से नहीं पूछा गया।',
  'follow.made': 'आपने {date} को निर्णय लिया',
  'follow.made.else': '{date} को निर्णय लिया गया',
  'follow.again': 'फिर से दर्ज करें',
  'follow.outcome': 'परिणाम क्या रहा?',
  'follow.outcome.title': 'परिणाम',
  'follow.outcome.text':
    'पता चलने पर इसे दर्ज करें। निर्णय के साथ मिलकर यह आपके खाते के पृष्ठ पर दिखाता है कि पूर्वानुमान कितने सही थे; पूर्वाभ्यास नहीं गिने जाते। इसे केवल आप और आपके ऑडिटर देखते हैं।',
  'follow.outcome.good': 'अच्छा रहा',
  'follow.outcome.mixed': 'कुछ अच्छा, कुछ बुरा',
  'follow.outcome.bad': 'बुरा रहा',
  'follow.outcome.unknown': 'कहा नहीं जा सकता',
  'follow.outcome.missing': 'परिणाम: चार में से एक विकल्प अपेक्षित था, कोई नहीं मिला।',
  'follow.outcome.do': 'परिणाम दर्ज करें',
  'follow.outcome.at': '{date} को दर्ज हुआ',
} satisfies Translation<typeof en>;
