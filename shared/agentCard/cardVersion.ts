export type SchemaVersion = '1.0' | '0.3';

/** Which A2A shape a card has, from the raw members: 1.0 lists `supportedInterfaces`, 0.3 has one `url` at the top. */
export const schemaVersionOf = (card: Readonly<Record<string, unknown>>): SchemaVersion | null => {
  if (Array.isArray(card['supportedInterfaces'])) return '1.0';
  if (typeof card['url'] === 'string' && (Array.isArray(card['skills']) || 'capabilities' in card)) return '0.3';
  return null;
};
