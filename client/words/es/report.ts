import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': 'Informe: {title}',
  'report.pdf': 'PDF',
  'report.replay': 'Repetición',
  'report.print': 'Imprimir',
  'report.contents': 'Contenido',
  'report.recommendation': 'Recomendación',
  'report.none': 'Aún no hay informe.',
  'report.none.text': 'El panel sigue trabajando, o se detuvo antes del final. Sígalo, o mire qué pasó.',
  'report.missing': 'Ese informe no existe, o no está abierto para usted.',
  'report.decided': '¿Qué decidió usted?',
  'report.decided.text':
    'Registrado ahora, mostrará en un año cuánto valían estos pronósticos. Solo usted y sus auditores lo ven.',
  'report.decided.none': 'Ninguna de estas',
  'report.decided.missing': 'Su decisión: se esperaba una de las opciones o «Ninguna de estas» y no hay nada elegido.',
  'report.decided.words': 'En una o dos frases',
  'report.decided.do': 'Registrar la decisión',
  'report.decided.done': 'Registrada en el historial.',
} satisfies Translation<typeof en>;
