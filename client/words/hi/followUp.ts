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
  'follow.late': 'अभी कोई उत्तर नहीं। सीट से अपने-आप फिर पूछा जाता है; वह जो कहेगी, यहीं मिलेगा।',
  'follow.answers': '{name} का उत्तर',
  'follow.none': 'किसी से नहीं पूछा गया।',
  'follow.made': 'आपने {date} को निर्णय लिया',
  'follow.made.else': '{date} को निर्णय लिया गया',
  'follow.again': 'फिर से दर्ज करें',
} satisfies Translation<typeof en>;
