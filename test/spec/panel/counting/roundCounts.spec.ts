import { comeFrom } from '../../../support/tracedRows.ts';

comeFrom('a dozen and the like', [
  ['en', '33 people.', 'A dozen customers would leave.', false],
  ['en', '33 people.', 'Half a dozen customers would leave.', false],
  ['en', '12 customers complained.', 'A dozen customers would leave.', true],
  ['en', '13 customers complained.', 'A dozen customers would leave.', true],
  ['en', 'A dozen customers complained.', 'A dozen customers would leave.', true],
  ['en', '33 people.', 'There are a dozen ways to do it, and dozens of reasons.', true],
  ['de', '17 Angestellte.', 'Ein Dutzend Kunden springt ab.', false],
  ['fr', '71 salariés.', 'Une vingtaine de clients partiraient.', false],
  ['fr', '19 clients hésitent.', 'Une vingtaine de clients partiraient.', true],
  ['fr', '23 salariés.', 'Dans une quinzaine de jours on saura.', true],
  ['es', '23 empleados.', 'Una docena de clientes se iría.', false],
  ['it', '23 dipendenti.', 'Una decina di clienti se ne andrebbe.', false],
  ['pt', '48 trabalhadores.', 'Uma dúzia de clientes sairia.', false],
  ['nl', '23 medewerkers.', 'Een twaalftal klanten vertrekt.', false],
  ['pl', '40 osób.', 'Tuzin klientów odejdzie.', false],
  ['ru', '28 сотрудников.', 'Десяток клиентов уйдёт.', false],
  ['tr', '31 çalışan.', 'Bir düzine müşteri gider.', false],
]);
