export default {
  'pricing.title': 'Pricing',
  'pricing.lead':
    'Every plan begins with the same 30-day trial: {cases} cases in every mode, without a code and without a card.',
  'pricing.month': 'a month',
  'pricing.cases': 'Cases a month',
  'pricing.cases.n': '{n}, that is {price} a case',
  'pricing.modes': 'Modes',
  'pricing.auditors': 'Auditors you invite to a case',
  'pricing.auditors.any': 'As many as you like',
  'pricing.all': 'In all of them',
  'pricing.all.text':
    'The live debate, the report as a page and a PDF, the replay and its verification, the agent index',
  'pricing.limit': 'At the limit',
  'pricing.limit.text': 'The next case waits. Nothing is ever charged on its own.',
  'pricing.start': 'Start the trial',
  'pricing.start.with': 'Start the trial, then {plan}',
  'pricing.enterprise': 'Enterprise, from {price} a year',
  'pricing.enterprise.text':
    'Your own installation, your own keys, your own event store. Sales-led, with a contract and a person.',
  'pricing.enterprise.contact': 'Write to a person',
  'pricing.faq': 'Asked before',
  'pricing.faq.1': 'What counts as a case?',
  'pricing.faq.1.text':
    'A decision that the panel took up. One that failed does not count, and going on with it costs nothing.',
  'pricing.faq.2': 'What happens when the trial ends?',
  'pricing.faq.2.text': 'It ends by itself. Your cases, reports and replays stay; a new case needs a plan.',
  'pricing.faq.3': 'Can I try the deep mode?',
  'pricing.faq.3.text': 'Yes, in the trial. Solo does not include it; Professional and above do.',
  'pricing.mode.default': 'Default',
  'pricing.mode.direct': 'Direct',
  'pricing.mode.deep': 'Deep',
};
