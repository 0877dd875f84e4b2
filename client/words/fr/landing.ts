import type { Translation } from '../../words.svelte.ts';
import type en from '../en/landing.ts';

export default {
  'landing.title': 'Une décision difficile, débattue devant vous',
  'landing.headline':
    'Witan soumet une décision d’entreprise difficile à un panel de sièges d’IA de trois fournisseurs, vous laisse suivre leur débat et vous donne une seule recommandation, avec la dissidence telle quelle.',
  'landing.bring': 'Apporter une décision',
  'landing.trial': '30 jours gratuits. Sans code, sans carte.',
  'landing.sample.question':
    'Hartwell & Daughters, une boulangerie de Leeds, doit-elle ouvrir une deuxième boutique dans le hall de la gare ?',
  'landing.sample.note': 'Cas d’exemple. La boulangerie est inventée ; la forme est celle que vous recevez.',
  'landing.sample.crux': 'Une question clé, plaidée des deux côtés',
  'landing.sample.crux.text': 'Un seul chef boulanger peut-il tenir deux sites pendant les six premiers mois ?',
  'landing.sample.1.who': 'Juniper',
  'landing.sample.1.what': 'économie',
  'landing.sample.1':
    'À 8,1 %, le prêt coûte 11 900 £ la première année. C’est 17 % du bénéfice de l’an dernier, avant le premier croissant vendu à la gare.',
  'landing.sample.2.who': 'Alder',
  'landing.sample.2.what': 'stratégie et options, à Juniper',
  'landing.sample.2':
    'Un local vide coûte au bailleur 1 600 £ par semaine. Si on lui demande une sortie au mois 18 avant Noël, il grogne et signe. En février, il a une chaîne de cafés.',
  'landing.sample.3.who': 'Rowan',
  'landing.sample.3.what': 'vue externe, taux de base, à tous',
  'landing.sample.3':
    '« 85 % des deuxièmes sites échouent » est réfuté. La source citée dit 18 %. Deux votes s’y appuyaient ; les deux sièges doivent plaider de nouveau sans elle.',
  'landing.sample.4.who': 'Hazel',
  'landing.sample.4.what': 'personnes et organisation, dissident pour D',
  'landing.sample.4':
    'Personne ici n’a mené deux fours avec un seul boulanger. Chaque chiffre de la majorité survit à un mauvais trimestre ; aucun ne survit à sa démission.',
  'landing.sample.chart': 'Probabilité que chaque option soit la meilleure, avant et après le débat',
  'landing.sample.a': 'Prendre le bail maintenant',
  'landing.sample.b': 'Négocier d’abord sortie et loyer',
  'landing.sample.c': 'Fournil pour des cafés',
  'landing.sample.d': 'Ne rien faire pendant un an',
  'landing.sample.was': 'avant {share}',
  'landing.sample.votes':
    '15 sièges, cinq par fournisseur. Les sièges d’un même fournisseur pensent de façon semblable : ensemble ils comptent comme environ 1,9 vote indépendant, et non 15. Le rapport imprime ce chiffre.',
  'landing.sample.rests': 'Sur quoi cela repose',
  'landing.sample.e1': 'Exploitant ferroviaire, comptage des passages 2025.',
  'landing.sample.e2': 'Baux de gare comparés, 2024.',
  'landing.sample.e3': '« 85 % des deuxièmes sites échouent. »',
  'landing.sample.verified': 'Vérifié',
  'landing.sample.refuted': 'Réfuté : la source dit 18 %',
  'landing.sample.recommendation': 'La recommandation',
  'landing.sample.verdict':
    'Négociez une sortie à 18 mois et six mois de loyer progressif, et ne signez que si vous obtenez les deux avant le 2 décembre.',
  'landing.sample.strength': 'Probabilité que ce soit la meilleure des quatre : 57 %. Force : tendance.',
  'landing.sample.against': 'Ce qui s’y oppose',
  'landing.sample.dissent':
    'Hazel attendrait un an et formerait le second boulanger : « la gare sera toujours là ». La dissidence a raison si aucun second boulanger ne peut être engagé d’ici mars.',
  'landing.how': 'Comment ça marche',
  'landing.how.1': '1. Vous apportez la décision.',
  'landing.how.1.text':
    'Un champ suffit. Dites ce que vous devez choisir, pour quand, et ce qu’il en coûte de se tromper. Si une réponse de vous pouvait changer le résultat, le panel la demande.',
  'landing.how.2': '2. Le panel travaille sous vos yeux.',
  'landing.how.2.text':
    'Les sièges recherchent, votent à l’aveugle, puis débattent des quelques questions qui changeraient le vote. Chaque source est vérifiée avant de compter.',
  'landing.how.3': '3. Vous recevez une réponse et son opposition.',
  'landing.how.3.text':
    'Un rapport par e-mail et sur votre page : que faire d’abord, ce qui y changerait quelque chose, le plan avec ses alarmes, et la dissidence dans les mots du dissident.',
  'landing.differs': 'Ce qui est différent ici',
  'landing.differs.1': 'Les votes sont groupés par fournisseur.',
  'landing.differs.1.text':
    'Dix sièges sur un modèle sont une opinion avec dix noms. Chaque fournisseur a une part égale, quel que soit son nombre de sièges, et le rapport imprime combien de votes indépendants cela fait.',
  'landing.differs.2': 'La dissidence est gardée mot pour mot.',
  'landing.differs.2.text':
    'Le siège qui a tenu bon écrit sa propre opinion, avec la condition sous laquelle elle est juste. La présidence ne peut ni l’abréger, ni l’adoucir, ni l’omettre.',
  'landing.differs.3': 'L’historique peut être vérifié.',
  'landing.differs.3.text':
    'Chaque vote, chaque source et chaque phrase est un maillon d’une chaîne d’empreintes. Sa tête est imprimée dans le PDF de votre boîte ; changez un mot plus tard, et elle ne correspond plus.',
  'landing.differs.4': 'Un index d’agents, à côté.',
  'landing.differs.4.text':
    'Quand le plan a besoin de bras, cherchez des agents d’après ce qu’ils savent faire. L’index trouve et décrit ; il ne prend pas de commission et ne classe personne pour de l’argent.',
  'landing.modes': 'Trois façons de mener un cas',
  'landing.modes.what': 'Ce qu’il fait',
  'landing.modes.long': 'Combien de temps',
  'landing.modes.ask': 'Peut-il vous interroger ?',
  'landing.modes.when': 'Prenez-le quand',
  'landing.mode.default': 'Normal',
  'landing.mode.direct': 'Direct',
  'landing.mode.deep': 'Approfondi',
  'landing.default.what': 'Un panel de 15 sièges votants, jusqu’à quatre questions clés débattues',
  'landing.direct.what': 'Un panel de 9 sièges votants, les deux questions les plus vives',
  'landing.deep.what': 'Trois panels qui ne se voient jamais, puis une conciliation',
  'landing.default.long': 'Environ 20 minutes, plus votre réponse',
  'landing.direct.long': 'Cinq minutes au plus',
  'landing.deep.long': 'Jusqu’à une heure',
  'landing.default.ask': 'Oui, si la réponse pouvait changer le résultat',
  'landing.direct.ask': 'Jamais. Il dit ce qu’il a supposé',
  'landing.deep.ask': 'Oui, avant que les panels se séparent',
  'landing.default.when': 'Vous pouvez répondre à une question aujourd’hui',
  'landing.direct.when': 'Vous êtes déjà dans l’ascenseur',
  'landing.deep.when': 'On ne peut pas revenir en arrière',
  'landing.cannot': 'Ce que Witan ne peut pas faire',
  'landing.cannot.1':
    'Il ne connaît pas l’avenir. 57 % veut dire : de ces options, celle-ci est plus probablement la meilleure que non. Ce n’est pas la chance que la boutique réussisse.',
  'landing.cannot.2':
    'Quinze sièges d’accord peuvent tous se tromper. Ils lisent le même internet. C’est pourquoi l’unanimité est signalée, jamais célébrée.',
  'landing.cannot.3':
    'Il voit ce que vous écrivez et ce qui est public. Le visage de votre bailleur, l’humeur de votre boulanger et votre intuition, il ne les voit pas.',
  'landing.cannot.4':
    'Ce n’est pas un conseil juridique, fiscal ou médical, et il ne signe rien. Vous décidez ; l’historique montre sur quoi.',
  'landing.pricing': 'Tarifs',
  'landing.pricing.all': 'Ce que contient chaque formule',
  'landing.pricing.month': '{price} par mois',
  'landing.pricing.year': 'à partir de {price} par an',
  'landing.pricing.cases': { one: '{n} cas par mois', many: '{n} cas par mois', other: '{n} cas par mois' },
  'landing.pricing.contact': 'Votre propre installation, avec un contrat et un interlocuteur',
  'landing.pricing.trial': 'Chaque formule commence par le même essai de 30 jours, sans code et sans carte.',
} satisfies Translation<typeof en>;
