export default {
  'follow.title': 'Ask a dissenter one question',
  'follow.text':
    'Each dissenting seat answers one question. Question and answer join the history; the report stays as it is. Only you and your auditors see them.',
  'follow.label': 'Your question to {name}',
  'follow.do': 'Ask {name}',
  'follow.doing': 'Asking …',
  'follow.empty': 'Your question: expected some text, found nothing.',
  'follow.asked': 'Asked {ago}',
  'follow.waits': 'The seat is answering. You may close this page: the answer will be here.',
  'follow.late': 'No answer yet. The seat is tried again by itself; what it says will be here.',
  'follow.answers': '{name} answers',
  'follow.none': 'Nobody was asked.',
  'follow.made': 'You decided on {date}',
  'follow.made.else': 'The owner decided on {date}',
  'follow.again': 'Record it anew',
};
