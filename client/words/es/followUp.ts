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
  'follow.late': 'Hasta ahora no consta ninguna respuesta. Si el asiento responde, aparecerá aquí.',
  'follow.answers': '{name} responde',
  'follow.none': 'No se preguntó a nadie.',
  'follow.made': 'Usted decidió el {date}',
  'follow.made.else': 'Decidido el {date}',
  'follow.again': 'Registrarlo de nuevo',
  'follow.outcome': '¿Cómo resultó?',
  'follow.outcome.title': 'Cómo resultó',
  'follow.outcome.text':
    'Regístrelo cuando se sepa. Junto con la decisión muestra en la página de su cuenta qué tan buenos fueron los pronósticos; los ensayos no cuentan. Solo usted y sus auditores lo ven.',
  'follow.outcome.good': 'Salió bien',
  'follow.outcome.mixed': 'En parte bien, en parte mal',
  'follow.outcome.bad': 'Salió mal',
  'follow.outcome.unknown': 'No se puede saber',
  'follow.outcome.missing': 'Cómo resultó: se esperaba una de las cuatro respuestas y no hay ninguna.',
  'follow.outcome.do': 'Registrar el resultado',
  'follow.outcome.at': 'Registrado el {date}',
} satisfies Translation<typeof en>;
