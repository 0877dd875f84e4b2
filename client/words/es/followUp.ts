import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': 'Haga una pregunta a quien disiente',
  'follow.text':
    'Cada asiento disidente responde a una pregunta. La pregunta y la respuesta pasan al historial; el informe queda como está. Solo usted y sus auditores las ven.',
  'follow.label': 'Su pregunta a {name}',
  'follow.do': 'Preguntar a {name}',
  'follow.doing': 'Preguntando …',
  'follow.empty': 'Su pregunta: se esperaba un texto y no hay nada.',
  'follow.asked': 'Preguntado {ago}',
  'follow.waits': 'El asiento está respondiendo. Puede cerrar esta página: la respuesta estará aquí.',
  'follow.late': 'Aún no hay respuesta. Se vuelve a preguntar sin que haga nada; lo que diga estará aquí.',
  'follow.answers': '{name} responde',
  'follow.none': 'No se preguntó a nadie.',
  'follow.made': 'Usted decidió el {date}',
  'follow.made.else': 'Decidido el {date}',
  'follow.again': 'Registrarlo de nuevo',
} satisfies Translation<typeof en>;
