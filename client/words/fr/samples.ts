import type { Translation } from '../../words.svelte.ts';
import type en from '../en/samples.ts';

export default {
  'sample.shop.name': 'la deuxième boutique',
  'sample.shop.text':
    'Nous sommes deux associées avec une boulangerie à Leeds, 612 000 £ de chiffre d’affaires, 11,4 % de marge. La gare nous propose un local : 84 000 £ par an pendant sept ans, sortie possible à l’an 3. L’aménagement coûte 140 000 £, la banque prête 100 000 £ à 8,1 %. Notre chef boulanger devrait tenir les deux. Signer, négocier ou laisser ? Nous devons répondre avant le 5 décembre.',
  'sample.shop.why':
    'Il nomme ce qu’on ne peut pas défaire, donne trois vraies options et une date. Le boulanger est le fait qu’aucun tableur n’aurait montré.',
  'sample.customer.name': 'le gros client',
  'sample.customer.text':
    'Un client apporte 41 % de notre chiffre d’affaires et demande 12 % de remise en échange d’un contrat de deux ans. Nous fabriquons des gouttières dentaires, 23 personnes, cinq mois de trésorerie. Si nous refusons, il partira peut-être au printemps. Accepter, refuser ou proposer autre chose ? Il veut savoir le 19.',
  'sample.customer.why':
    '« Ou autre chose » laisse le panel ajouter une option à laquelle vous n’avez pas pensé. Cinq mois de trésorerie lui disent à quel point vous pouvez vous tromper.',
  'sample.cofounder.name': 'la cofondatrice',
  'sample.cofounder.text':
    'Ma cofondatrice veut passer à deux jours par semaine et garder ses 45 %. Nous sommes amies et vendons un logiciel de rendez-vous à des cliniques, 1,1 M£ par an, neuf personnes. Faut-il racheter ses parts sur trois ans, lier leur acquisition aux jours travaillés, ou ne pas y toucher ? Elle veut une réponse avant le conseil du 12 janvier.',
  'sample.cofounder.why':
    'Il a trois vraies options et dit ce qui est en jeu outre l’argent. Ce vers quoi vous penchez va dans un groupe à part : aucun siège ne le voit avant que les votes à l’aveugle soient scellés.',
} satisfies Translation<typeof en>;
