import type { Translation } from '../../words.svelte.ts';
import type en from '../en/samples.ts';

export default {
  'sample.shop.name': 'la segunda tienda',
  'sample.shop.text':
    'Somos dos socias con una panadería en Leeds, 612.000 £ de ingresos, 11,4 % de margen. La estación nos ofrece un local: 84.000 £ al año durante siete años, con salida en el año 3. La obra cuesta 140.000 £, el banco ofrece 100.000 £ al 8,1 %. Nuestro jefe de obrador tendría que llevar los dos. ¿Firmamos, regateamos o lo dejamos pasar? Debemos responder antes del 5 de diciembre.',
  'sample.shop.why':
    'Nombra lo que no se puede deshacer, da tres opciones reales y una fecha. El panadero es el dato que ninguna hoja de cálculo habría mostrado.',
  'sample.customer.name': 'el gran cliente',
  'sample.customer.text':
    'Un cliente aporta el 41 % de nuestros ingresos y pide un 12 % de descuento a cambio de un contrato de dos años. Hacemos alineadores dentales, 23 personas, caja para cinco meses. Si nos negamos, quizá se vaya en primavera. ¿Aceptar, negarnos u ofrecer otra cosa? Quiere saberlo el día 19.',
  'sample.customer.why':
    '«U otra cosa» deja que el panel añada una opción en la que usted no pensó. Cinco meses de caja le dicen cuánto puede permitirse errar.',
  'sample.cofounder.name': 'la cofundadora',
  'sample.cofounder.text':
    'Mi cofundadora quiere pasar a dos días por semana y conservar su 45 %. Somos amigas y vendemos software de citas a clínicas, 1,1 M£ al año, nueve personas. ¿Le compramos su parte en tres años, la vinculamos a los días que trabaje o la dejamos como está? Quiere una respuesta antes del consejo del 12 de enero.',
  'sample.cofounder.why':
    'Tiene tres opciones reales y dice qué está en juego además del dinero. Aquello hacia lo que se inclina va en un grupo aparte: ningún asiento lo ve antes de que los votos a ciegas estén sellados.',
} satisfies Translation<typeof en>;
