import type { Translation } from '../../words.svelte.ts';
import type en from '../en/landing.ts';

export default {
  'landing.title': 'Una decisión difícil, discutida ante usted',
  'landing.headline':
    'Witan lleva una decisión de negocio difícil ante un panel de asientos de IA de tres proveedores, le deja seguir el debate y le da una sola recomendación, con el disenso dentro.',
  'landing.bring': 'Traer una decisión',
  'landing.trial': '30 días gratis. Sin código, sin tarjeta.',
  'landing.sample.question':
    '¿Debe Hartwell & Daughters, una panadería de Leeds, abrir una segunda tienda en el vestíbulo de la estación?',
  'landing.sample.note': 'Caso de muestra. La panadería es inventada; la forma es la que usted recibe.',
  'landing.sample.crux': 'Una cuestión decisiva, defendida por ambos lados',
  'landing.sample.crux.text': '¿Puede un solo jefe de obrador llevar dos locales los primeros seis meses?',
  'landing.sample.1.who': 'Juniper',
  'landing.sample.1.what': 'economía',
  'landing.sample.1':
    'Al 8,1 %, el préstamo cuesta 11.900 £ el primer año. Es el 17 % del beneficio del año pasado, antes de vender un solo cruasán en la estación.',
  'landing.sample.2.who': 'Alder',
  'landing.sample.2.what': 'estrategia y opciones, a Juniper',
  'landing.sample.2':
    'Un local vacío le cuesta al arrendador 1.600 £ por semana. Si se le pide antes de Navidad una salida en el mes 18, refunfuña y firma. Si se le pide en febrero, ya tiene una cadena de cafés.',
  'landing.sample.3.who': 'Rowan',
  'landing.sample.3.what': 'visión externa y tasas base, a todos',
  'landing.sample.3':
    '«El 85 % de los segundos locales fracasa» queda refutado. La fuente que cita dice 18 %. Dos votos se apoyaban en ello; ambos asientos deben argumentar de nuevo sin eso.',
  'landing.sample.4.who': 'Hazel',
  'landing.sample.4.what': 'personas y organización, disiente por D',
  'landing.sample.4':
    'Aquí nadie ha llevado dos hornos con un solo panadero. Cada cifra de la mayoría resiste un mal trimestre; ninguna resiste su renuncia.',
  'landing.sample.chart': 'Probabilidad de que cada opción sea la mejor, antes y después del debate',
  'landing.sample.a': 'Tomar el local ya',
  'landing.sample.b': 'Negociar antes salida y renta',
  'landing.sample.c': 'Obrador para cafeterías',
  'landing.sample.d': 'No hacer nada en un año',
  'landing.sample.was': 'antes {share}',
  'landing.sample.votes':
    '15 asientos, cinco de cada proveedor. Los asientos de un mismo proveedor piensan parecido, así que juntos cuentan como unos 1,9 votos independientes, no como 15. El informe imprime esa cifra.',
  'landing.sample.rests': 'En qué se apoya',
  'landing.sample.e1': 'Operador ferroviario, recuento de peatones 2025.',
  'landing.sample.e2': 'Alquileres de estación comparados, 2024.',
  'landing.sample.e3': '«El 85 % de los segundos locales fracasa.»',
  'landing.sample.verified': 'Verificada',
  'landing.sample.refuted': 'Refutada: la fuente dice 18 %',
  'landing.sample.recommendation': 'La recomendación',
  'landing.sample.verdict':
    'Negocie una salida a los 18 meses y seis meses de renta escalonada, y firme solo si consigue ambas antes del 2 de diciembre.',
  'landing.sample.strength': 'Probabilidad de que sea la mejor de las cuatro: 57 %. Fuerza: inclinación.',
  'landing.sample.against': 'Lo que habla en contra',
  'landing.sample.dissent':
    'Hazel esperaría un año y formaría al segundo panadero: «la estación seguirá ahí». El disenso tiene razón si no se puede contratar a un segundo panadero antes de marzo.',
  'landing.how': 'Cómo funciona',
  'landing.how.1': '1. Usted trae la decisión.',
  'landing.how.1.text':
    'Basta un campo. Diga qué debe elegir, para cuándo y qué cuesta equivocarse. Si una respuesta suya pudiera cambiar el resultado, el panel pregunta.',
  'landing.how.2': '2. El panel trabaja a la vista.',
  'landing.how.2.text':
    'Los asientos investigan, votan a ciegas y luego discuten las pocas cuestiones que cambiarían el voto. Cada fuente se comprueba antes de contar.',
  'landing.how.3': '3. Recibe una respuesta y su oposición.',
  'landing.how.3.text':
    'Un informe por correo y en su página: qué hacer primero, qué lo cambiaría, el plan con sus alarmas y el disenso en palabras de quien disiente.',
  'landing.differs': 'Qué es distinto aquí',
  'landing.differs.1': 'Los votos se agrupan por proveedor.',
  'landing.differs.1.text':
    'Diez asientos sobre un modelo son una opinión con diez nombres. Cada proveedor tiene la misma parte, tenga los asientos que tenga, y el informe imprime cuántos votos independientes suma.',
  'landing.differs.2': 'El disenso se guarda palabra por palabra.',
  'landing.differs.2.text':
    'El asiento que resistió escribe su propia opinión, con la condición bajo la que acierta. La presidencia no puede acortarla, suavizarla ni omitirla.',
  'landing.differs.3': 'El historial se puede verificar.',
  'landing.differs.3.text':
    'Cada voto, fuente y frase es un eslabón de una cadena de huellas. Su cabeza va impresa en el PDF de su buzón; cambie después una palabra y ya no encaja.',
  'landing.differs.4': 'Un índice de agentes, al lado.',
  'landing.differs.4.text':
    'Cuando el plan necesite manos, busque agentes por lo que saben hacer. El índice encuentra y describe; no cobra comisión ni ordena a nadie por dinero.',
  'landing.modes': 'Tres maneras de llevar un caso',
  'landing.modes.what': 'Qué hace',
  'landing.modes.long': 'Cuánto dura',
  'landing.modes.ask': '¿Puede preguntarle?',
  'landing.modes.when': 'Elíjalo cuando',
  'landing.mode.default': 'Normal',
  'landing.mode.direct': 'Directo',
  'landing.mode.deep': 'Profundo',
  'landing.default.what': 'Un panel de 15 asientos con voto, hasta cuatro cuestiones decisivas',
  'landing.direct.what': 'Un panel de 9 asientos con voto, las dos cuestiones más agudas',
  'landing.deep.what': 'Tres paneles que nunca se ven, y después una conciliación',
  'landing.default.long': 'Unos 20 minutos, más su respuesta',
  'landing.direct.long': 'Cinco minutos como mucho',
  'landing.deep.long': 'Hasta una hora',
  'landing.default.ask': 'Sí, si la respuesta pudiera cambiar el resultado',
  'landing.direct.ask': 'Nunca. Dice lo que ha supuesto',
  'landing.deep.ask': 'Sí, antes de que los paneles se separen',
  'landing.default.when': 'Puede responder hoy a una pregunta',
  'landing.direct.when': 'Ya está en el ascensor, subiendo',
  'landing.deep.when': 'No se puede deshacer',
  'landing.cannot': 'Lo que Witan no puede hacer',
  'landing.cannot.1':
    'No conoce el futuro. 57 % significa: de estas opciones, es más probable que no que esta sea la mejor. No es la probabilidad de que la tienda salga bien.',
  'landing.cannot.2':
    'Quince asientos de acuerdo pueden estar todos equivocados. Leen el mismo internet. Por eso la unanimidad se comunica, nunca se celebra.',
  'landing.cannot.3':
    'Ve lo que usted escribe y lo que es público. La cara de su arrendador, el humor de su panadero y su propia intuición no los ve.',
  'landing.cannot.4':
    'No es asesoramiento jurídico, fiscal ni médico, y no firma nada. Usted decide; el historial muestra con qué.',
  'landing.pricing': 'Precios',
  'landing.pricing.all': 'Qué contiene cada plan',
  'landing.pricing.month': '{price} al mes',
  'landing.pricing.year': 'desde {price} al año',
  'landing.pricing.cases': { one: '{n} caso al mes', many: '{n} casos al mes', other: '{n} casos al mes' },
  'landing.pricing.contact': 'Su propia instalación, con un contrato y una persona',
  'landing.pricing.trial': 'Todos los planes empiezan con la misma prueba de 30 días, sin código y sin tarjeta.',
} satisfies Translation<typeof en>;
