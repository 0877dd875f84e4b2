import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': 'मुख्य पाठ पर जाएँ',
  'shell.main': 'मुख्य',
  'shell.cases': 'मामले',
  'shell.new': 'नया मामला',
  'shell.agents': 'एजेंट',
  'shell.account': 'खाता',
  'shell.pricing': 'मूल्य',
  'shell.how': 'यह कैसे काम करता है',
  'shell.login': 'लॉग इन',
  'shell.bring': 'निर्णय लाएँ',
  'shell.terms': 'शर्तें',
  'shell.api': 'एजेंटों के लिए API',
  'shell.language': 'भाषा',
  'shell.theme': 'रंग',
  'shell.theme.system': 'सिस्टम के अनुसार',
  'shell.theme.light': 'उजला',
  'shell.theme.dark': 'गहरा',
  'shell.loading': 'लोड हो रहा है',
  'shell.retry': 'फिर कोशिश करें',
  'shell.close': 'बंद करें',
  'shell.rehearsal': 'पूर्वाभ्यास: किसी AI मॉडल से नहीं पूछा गया; यहाँ कुछ भी सलाह नहीं है।',
  'shell.offline.title': 'सर्वर से संपर्क नहीं हो पा रहा।',
  'shell.offline.text':
    'आपके ड्राफ़्ट इस डिवाइस पर सुरक्षित हैं, और चल रही बहस इस पृष्ठ के बिना भी चलती रहती है। कुछ नहीं खोया; इंटरनेट लौटने पर फिर कोशिश करें।',
} satisfies Translation<typeof en>;
