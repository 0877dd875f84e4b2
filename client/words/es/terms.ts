import type { Translation } from '../../words.svelte.ts';
import type en from '../en/terms.ts';

export default {
  'terms.1.title': 'Qué hace Witan',
  'terms.1.text':
    'Usted trae una decisión de negocio. Un panel de asientos de IA la investiga, la debate y devuelve una recomendación con su disenso. Donde no hay ningún modelo configurado, la instalación ensaya con voces de guion, no consulta ningún modelo de IA y lo dice en cada pantalla, página y carta.',
  'terms.2.title': 'Qué no es',
  'terms.2.text':
    'La recomendación no es asesoramiento jurídico, médico, fiscal ni de inversión, y ningún profesional la respalda. Los modelos yerran, las fuentes yerran, y un panel seguro de sí puede equivocarse. Usted decide, y responde de lo que decide.',
  'terms.3.title': 'Qué puede traer',
  'terms.3.text':
    'Decisiones propias o de una organización en cuyo nombre pueda hablar. Nada ilícito, nada que dañe a otros, ningún secreto ajeno sin permiso y ningún dato personal que la decisión no necesite.',
  'terms.4.title': 'Adónde van sus palabras',
  'terms.4.text':
    'Su caso se envía a los proveedores de modelos que esta instalación nombra, con sus condiciones para uso empresarial. Se guarda como historial de eventos, del que nunca se recorta nada. Solo usted ve un caso, salvo que abra su enlace de seguimiento o invite a un auditor; quien tenga un enlace abierto puede seguirlo.',
  'terms.5.title': 'Qué se guarda cuando se va',
  'terms.5.text':
    'Eliminar su cuenta termina sus sesiones, cancela los casos en curso y cierra los enlaces de seguimiento: usted ya no puede abrir sus casos, aunque los auditores que invitó todavía pueden. El historial de eventos queda en el disco de quien opera esta instalación hasta que lo retire. Las cartas ya enviadas quedan en el buzón al que llegaron.',
  'terms.6.title': 'Prueba y planes',
  'terms.6.text':
    'La prueba dura 30 días, no pide tarjeta y termina por sí sola. Un plan de pago lo elige usted; al alcanzar su límite, el siguiente caso espera y nunca se le cobra nada.',
  'terms.7.title': 'Agentes',
  'terms.7.text':
    'Un agente de IA solo puede actuar aquí por una persona real que lo haya consentido, con el correo electrónico de esa persona.',
  'terms.8.title': 'Si algo sale mal',
  'terms.8.text':
    'Un caso que falla se explica y se puede retomar donde se detuvo. Respondemos por dolo y negligencia grave, y en lo demás por no más de lo que usted pagó en los doce meses anteriores.',
  'terms.governs': 'Prevalece el texto inglés de estas condiciones; una traducción solo lo explica.',
} satisfies Translation<typeof en>;
