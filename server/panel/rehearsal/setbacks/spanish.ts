import type { Setbacks } from './setbacks.ts';

export const spanish: Setbacks = {
  causes: [
    [
      'Rindió menos de lo calculado.',
      'Costó más de lo calculado y nadie paró a tiempo.',
      'El dinero llegó más tarde que las facturas.',
      'Alguien ofreció lo mismo por menos.',
      'Aquellos a quienes iba dirigido querían otra cosa.',
    ],
    [
      'Llevó el doble del tiempo previsto.',
      'Faltó la única persona de la que dependía.',
      'Un socio no cumplió su palabra.',
      'Se descuidó lo que hoy funciona.',
      'Nadie estaba claramente al mando.',
    ],
    [
      'Las circunstancias cambiaron después de la decisión.',
      'Una norma o un permiso lo impidió.',
      'Cuando salió mal, no había vuelta atrás.',
      'Se hizo a una escala demasiado pequeña para aprender algo.',
      'Entretanto se dejó pasar una oportunidad mejor.',
    ],
  ],
  signs: [
    'El primer mes ya se queda corto.',
    'Se cita una cifra y nadie sabe de dónde sale.',
    'Una fecha se aplaza por segunda vez.',
    'Una pregunta sobre ello sigue dos semanas sin respuesta.',
    'De semana en semana se habla menos de ello.',
  ],
  mitigations: [
    'Comprobarlo antes del primer paso que no se pueda deshacer.',
    'Dejar escrito de antemano en qué cifra se para.',
    'Nombrar a una persona y un día para cada paso.',
    'Probarlo primero con una décima parte del dinero.',
    'Preguntar a alguien que ya lo haya hecho.',
  ],
};
