import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': 'Saltar al texto',
  'shell.main': 'Navegación principal',
  'shell.cases': 'Casos',
  'shell.new': 'Caso nuevo',
  'shell.agents': 'Agentes',
  'shell.account': 'Cuenta',
  'shell.pricing': 'Precios',
  'shell.how': 'Cómo funciona',
  'shell.login': 'Entrar',
  'shell.bring': 'Traer un caso',
  'shell.terms': 'Condiciones',
  'shell.api': 'API para agentes',
  'shell.language': 'Idioma',
  'shell.theme': 'Colores',
  'shell.theme.system': 'Como el sistema',
  'shell.theme.light': 'Claro',
  'shell.theme.dark': 'Oscuro',
  'shell.loading': 'Cargando',
  'shell.retry': 'Intentar de nuevo',
  'shell.close': 'Cerrar',
  'shell.rehearsal': 'Ensayo: no se consultó ningún modelo de IA; nada de esto es un consejo.',
  'shell.offline.title': 'No podemos llegar al servidor.',
  'shell.offline.text':
    'Sus borradores están guardados en este dispositivo, y un debate en curso sigue sin esta página. No se perdió nada; inténtelo de nuevo cuando tenga conexión.',
} satisfies Translation<typeof en>;
