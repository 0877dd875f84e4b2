import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'Casos',
  'cases.trial': {
    one: 'Prueba, queda {n} día, hasta el {date}.',
    many: 'Prueba, quedan {n} días, hasta el {date}.',
    other: 'Prueba, quedan {n} días, hasta el {date}.',
  },
  'cases.trial.ended': 'La prueba ha terminado. Sus casos se quedan.',
  'cases.plan': 'Plan {plan}.',
  'cases.used': '{used} de {of} casos usados.',
  'cases.choose': 'Elegir un plan',
  'cases.filter': 'Filtro',
  'cases.filter.all': 'Todos',
  'cases.filter.needs_answers': 'Le necesitan',
  'cases.filter.running': 'En curso',
  'cases.filter.delivered': 'Entregados',
  'cases.filter.failed': 'Detenidos',
  'cases.none': 'Ningún caso así.',
  'cases.more': 'Casos anteriores',
  'cases.draft': 'Tiene un borrador en este dispositivo.',
  'cases.draft.go': 'Seguir escribiendo',
  'cases.empty.title': 'Aún no hay casos. Traiga la decisión que sigue aplazando.',
  'cases.empty.text':
    'Un buen caso tiene una elección, una fecha, algunas cifras y algo que no se puede deshacer. Abajo hay tres; parta de uno y hágalo suyo.',
  'cases.empty.do': 'Escribir el mío',
  'cases.quoted': '«{text}»',
  'cases.samples': 'Tres decisiones para empezar',
  'cases.sample.start': 'Partir de: {name}',
  'cases.sample.why': 'Por qué es un buen caso.',
  'cases.shared': 'Enlace abierto: quien lo tenga puede seguirlo',
  'cases.unmailed': 'No se pudo entregar una carta sobre este caso: {reason}',
} satisfies Translation<typeof en>;
