import type { Translation } from '../../words.svelte.ts';
import type en from '../en/problems.ts';

export default {
  'problem.OFFLINE':
    'Der Server ist nicht zu erreichen. Es wurde nichts gesendet; versuchen Sie es wieder, wenn Sie online sind.',
  'problem.UNKNOWN': 'Hier ist etwas schiefgegangen. Nichts ist verloren; versuchen Sie es noch einmal.',
  'problem.INTERNAL': 'Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuchen Sie es noch einmal.',
  'problem.TOO_MANY_REQUESTS':
    'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann wieder.',
  'problem.RATE_LIMITED': 'Zu viele Suchen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann wieder.',
  'problem.NOT_SIGNED_IN':
    'Ihre Sitzung ist zu Ende. Ihr Entwurf ist aufgehoben; melden Sie sich an und machen Sie weiter.',
  'problem.WRONG_CREDENTIALS': 'Diese Adresse und dieses Passwort gehören nicht zusammen.',
  'problem.ACCOUNT_EXISTS': 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  'problem.ACCOUNT_ERASED': 'Dieses Konto wurde gelöscht.',
  'problem.INVALID_RESET_TOKEN': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  'problem.TERMS_NOT_ACCEPTED': 'Lesen Sie zuerst die Bedingungen und nehmen Sie sie an.',
  'problem.NOT_YOUR_EMAIL': 'Das ist nicht die Adresse Ihres Kontos.',
  'problem.FOREIGN_ORIGIN':
    'Diese Seite wurde nicht unter der Adresse dieser Installation geöffnet. Öffnen Sie sie dort und versuchen Sie es dann wieder.',
  'problem.TRIAL_ENDED': 'Ihre Probezeit ist zu Ende. Wählen Sie einen Tarif, um noch eine Entscheidung vorzulegen.',
  'problem.QUOTA_REACHED': 'Die Fälle Ihres Tarifs sind vorerst aufgebraucht.',
  'problem.NOT_IN_PLAN': 'Das ist in Ihrem Tarif nicht enthalten.',
  'problem.NOT_FOUND': 'Hier ist nichts, oder es ist Ihnen nicht zugänglich.',
  'problem.CASE_NOT_FOUND': 'Diesen Fall gibt es nicht, oder er ist Ihnen nicht zugänglich.',
  'problem.SESSION_NOT_FOUND': 'Diese Sitzung ist schon zu Ende.',
  'problem.DISSENT_NOT_FOUND': 'Diese abweichende Meinung gibt es nicht.',
  'problem.REPORT_NOT_READY': 'Es gibt noch keinen Bericht.',
  'problem.NOTHING_ASKED': 'Das Gremium wartet nicht mehr auf eine Antwort.',
  'problem.CASE_ENDED': 'Der Fall ist zu Ende.',
  'problem.NOT_FAILED': 'Der Fall steht nicht; es gibt nichts wiederaufzunehmen.',
  'problem.NOT_RESUMABLE': 'Dieser Fall kann nicht wiederaufgenommen werden.',
  'problem.RERUN_NOT_OFFERED': 'Für diesen Fall gibt es keinen kostenlosen neuen Durchgang.',
  'problem.NOT_CONCLUDED': 'Das Gremium ist noch nicht bei seiner Empfehlung.',
  'problem.NOT_DELIVERED': 'Die Empfehlung ist noch nicht zugestellt.',
  'problem.DISSENTER_ASKED': 'Diesem Sitz wurde seine eine Frage schon gestellt.',
  'problem.UNKNOWN_OPTION': 'Diese Option lag dem Gremium nicht vor.',
  'problem.TOO_LARGE': 'Das ist mehr, als wir annehmen können. Kürzen Sie es und versuchen Sie es dann wieder.',
  'problem.INVALID_INPUT': 'Etwas im Formular ist nicht wie erwartet. Prüfen Sie es und versuchen Sie es dann wieder.',
  'problem.INVALID_ANSWERS':
    'Diese Antworten passen nicht zu den Fragen. Laden Sie die Seite neu und antworten Sie dann.',
  'problem.IDEMPOTENCY_KEY_REUSED':
    'Dieser Entwurf wurde schon mit anderen Worten gesendet. Senden Sie ihn noch einmal: Dann wird er ein eigener Fall.',
  'problem.QUERY_MISSING': 'Sagen Sie, was der Agent tun soll.',
  'problem.QUERY_TOO_LONG': 'Die Suche ist zu lang. Nehmen Sie weniger Wörter.',
  'problem.NO_SEARCH_TERMS': 'Darin ist kein Wort, nach dem sich suchen lässt.',
  'problem.INVALID_PAGE_TOKEN': 'Diese Treffer sind verloren gegangen. Suchen Sie neu.',
  'problem.PAGE_TOKEN_EXPIRED': 'Diese Treffer sind zu alt, um weiterzublättern. Suchen Sie neu.',
  'problem.AGENT_ID_INVALID': 'Das ist nicht die Kennung eines Agenten.',
  'problem.AGENT_NOT_FOUND': 'Diesen Agenten gibt es im Verzeichnis nicht.',
  'problem.AGENT_WITHDRAWN': 'Dieser Agent wurde aus dem Verzeichnis genommen.',
  'problem.INDEX_UNAVAILABLE':
    'Das Verzeichnis kann gerade nicht durchsucht werden. Versuchen Sie es in einer Minute wieder.',
  'problem.BUSY': 'Der Server ist sehr beschäftigt. Warten Sie einige Sekunden und versuchen Sie es dann wieder.',
  'problem.NOT_READY': 'Der Server startet gerade. Warten Sie einige Sekunden und versuchen Sie es dann wieder.',
  'problem.nothing.title': 'Unter dieser Adresse ist nichts.',
  'problem.nothing.text':
    'Vielleicht ist der Link vertippt, oder der Fall ist privat: Ein fremder Fall und einer, den es nicht gibt, sehen von hier gleich aus.',
  'problem.nothing.home': 'Zur ersten Seite',
} satisfies Translation<typeof en>;
