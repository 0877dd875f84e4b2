/** Options of which one leaves out or shortens a name or a number that the other gives: they may be one, which code cannot tell. */
export const leftOut: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['Buy Kessler GmbH', 'Acquire Kessler'],
    ['Buy Kessler for €2 million', 'Buy Kessler'],
    ['Buy Kessler GmbH', 'Acquire Kessler in Austria'],
    ['Move HQ to London', 'Relocate the headquarters to London'],
    ['Hire a CFO', 'Hire a chief financial officer'],
    ['Hire a CFO', 'Recruit a Chief Financial Officer'],
    ['Open in the UK', 'Open in Britain'],
    ['Open in the US', 'Open in the United States'],
    ['Migrate to AWS', 'Move to Amazon Web Services'],
    ['Sign with Acme Ltd', 'Sign with Acme'],
    ['Sell to Acme Ltd.', 'Sell it to ACME'],
    ['IPO', 'Go public'],
    ['Raise a Series B', 'Raise a growth round'],
    ['Wait until May', 'Wait until May 2027'],
    ['Run a pilot in Leeds', 'Run a pilot in Leeds for 3 months'],
  ],
  de: [
    ['Kessler GmbH kaufen', 'Kessler übernehmen'],
    ['In die USA gehen', 'In die Vereinigten Staaten expandieren'],
    ['Nach Großbritannien gehen', 'In Grossbritannien (UK) starten'],
  ],
  fr: [
    ['Racheter Dupont SA', 'Acquérir Dupont'],
    ['Signer avec Dupont SARL', 'Conclure avec Dupont'],
  ],
  es: [
    ['Comprar Dulces Ríos S.L.', 'Adquirir Dulces Ríos'],
    ['Abrir en EE. UU.', 'Abrir en Estados Unidos'],
  ],
  ru: [['Купить ООО «Кесслер»', 'Приобрести Кесслер']],
  ja: [['AWSに移行', 'アマゾン ウェブ サービスへ移行']],
  'zh-Hans': [['收购SAP', '收购思爱普公司']],
};

/** Options that give another name or number in the place of one, or deny each other. */
export const givingAnother: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['Expand in France', 'Expand in Spain'],
    ['Buy 30 %', 'Buy 100 %'],
    ['Buy 30 % of it', 'Buy all of it'],
    ['Open a shop', 'Open two shops'],
    ['Pilot it for 3 months', 'Do not pilot it'],
    ['Raise $5m', 'Raise €5m'],
    ['Switch to SAP', 'Switch to Odoo'],
    ['Buy Kessler GmbH', 'Buy Kessler AG'],
    ['Sell to Siemens AG', 'Sell to Bosch'],
    ['Use Java', 'Use JavaScript'],
    ['Use C', 'Use C++'],
    ['Promote Maria', 'Promote Mario'],
    ['Hire a CEO', 'Hire a CFO'],
    ['Migrate to AWS', 'Migrate to Google Cloud'],
    ['Buy Kessler for 2 million', 'Sell Kessler'],
  ],
  de: [['Nach Frankreich gehen', 'Nach Spanien gehen']],
  fr: [['Ouvrir à Lyon', 'Ouvrir à Nice']],
};
