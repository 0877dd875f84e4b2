import type { Translation } from '../../words.svelte.ts';
import type en from '../en/pricing.ts';

export default {
  'pricing.title': 'मूल्य',
  'pricing.lead': 'हर प्लान उसी 30 दिन के परीक्षण से शुरू होता है: हर मोड में {cases} मामले, बिना कोड और बिना कार्ड।',
  'pricing.month': 'प्रति माह',
  'pricing.cases': 'प्रति माह मामले',
  'pricing.cases.n': '{n}, यानी प्रति मामला {price}',
  'pricing.modes': 'मोड',
  'pricing.auditors': 'किसी मामले में आपके बुलाए ऑडिटर',
  'pricing.auditors.any': 'जितने आप चाहें',
  'pricing.all': 'सभी में',
  'pricing.all.text': 'लाइव बहस, पृष्ठ और PDF के रूप में रिपोर्ट, रीप्ले और उसकी जाँच, एजेंट इंडेक्स',
  'pricing.limit': 'सीमा पर',
  'pricing.limit.text': 'अगला मामला प्रतीक्षा करता है। अपने-आप कभी कोई शुल्क नहीं लिया जाता।',
  'pricing.start': 'परीक्षण शुरू करें',
  'pricing.start.with': 'परीक्षण शुरू करें, फिर {plan}',
  'pricing.enterprise': 'Enterprise, {price} प्रति वर्ष से',
  'pricing.enterprise.text':
    'आपका अपना इंस्टॉलेशन, अपनी कुंजियाँ, अपना इवेंट स्टोर। बिक्री टीम के माध्यम से, अनुबंध और संपर्क व्यक्ति सहित।',
  'pricing.enterprise.contact': 'किसी व्यक्ति को लिखें',
  'pricing.faq': 'अक्सर पूछे गए प्रश्न',
  'pricing.faq.1': 'एक मामला किसे गिना जाता है?',
  'pricing.faq.1.text': 'वह निर्णय जिसे पैनल ने उठाया। जो विफल हुआ, वह नहीं गिना जाता, और उसे आगे बढ़ाने का कोई शुल्क नहीं है।',
  'pricing.faq.2': 'परीक्षण समाप्त होने पर क्या होता है?',
  'pricing.faq.2.text': 'वह अपने-आप समाप्त होता है। आपके मामले, रिपोर्ट और रीप्ले बने रहते हैं; नए मामले के लिए प्लान चाहिए।',
  'pricing.faq.3': 'क्या मैं गहरा मोड आज़मा सकता/सकती हूँ?',
  'pricing.faq.3.text': 'हाँ, परीक्षण में। Solo में यह शामिल नहीं है; Professional और उससे ऊपर के प्लान में है।',
  'pricing.mode.default': 'सामान्य',
  'pricing.mode.direct': 'सीधा',
  'pricing.mode.deep': 'गहरा',
} satisfies Translation<typeof en>;
