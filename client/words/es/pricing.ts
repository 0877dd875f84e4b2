import type { Translation } from '../../words.svelte.ts';
import type en from '../en/pricing.ts';

export default {
  'pricing.title': 'Precios',
  'pricing.lead':
    'Todos los planes empiezan con la misma prueba de 30 días: {cases} casos en todos los modos, sin código y sin tarjeta.',
  'pricing.month': 'al mes',
  'pricing.cases': 'Casos al mes',
  'pricing.cases.n': '{n}, es decir, {price} por caso',
  'pricing.modes': 'Modos',
  'pricing.auditors': 'Auditores que invita a un caso',
  'pricing.auditors.any': 'Tantos como quiera',
  'pricing.all': 'En todos',
  'pricing.all.text':
    'El debate en directo, el informe en página y en PDF, la repetición y su verificación, el índice de agentes',
  'pricing.limit': 'En el límite',
  'pricing.limit.text': 'El siguiente caso espera. Nunca se cobra nada por sí solo.',
  'pricing.start': 'Empezar la prueba',
  'pricing.start.with': 'Empezar la prueba, después {plan}',
  'pricing.enterprise': 'Enterprise, desde {price} al año',
  'pricing.enterprise.text':
    'Su propia instalación, sus propias claves, su propio almacén de eventos. Se acuerda hablando, con un contrato y una persona.',
  'pricing.enterprise.contact': 'Escribir a una persona',
  'pricing.faq': 'Ya se ha preguntado',
  'pricing.faq.1': '¿Qué cuenta como caso?',
  'pricing.faq.1.text': 'Una decisión que el panel aceptó. La que falla no cuenta, y seguir con ella no cuesta nada.',
  'pricing.faq.2': '¿Qué pasa cuando acaba la prueba?',
  'pricing.faq.2.text':
    'Termina por sí sola. Sus casos, informes y repeticiones se quedan; un caso nuevo necesita un plan.',
  'pricing.faq.3': '¿Puedo probar el modo profundo?',
  'pricing.faq.3.text': 'Sí, en la prueba. Solo no lo incluye; Professional y los superiores, sí.',
  'pricing.mode.default': 'Normal',
  'pricing.mode.direct': 'Directo',
  'pricing.mode.deep': 'Profundo',
} satisfies Translation<typeof en>;
