import { canonicalJson } from '../../../shared/kernel/canonicalJson.ts';

/**
 * The forms in which signers are known to have signed a card (A2A 1.0 §8.4.1 and what software makes of it): as served;
 * without default values but with required members; the same with explicit booleans kept; without any default value; and what
 * A2A's own JavaScript library signs: nothing that is empty, required or not, but explicit booleans.
 */
export const signedForms = (card: Readonly<Record<string, unknown>>): readonly string[] => {
  const { signatures: _, ...unsigned } = card;
  const forms: unknown[] = [
    unsigned,
    withoutDefaults(unsigned, { keepRequired: true, keepFalse: false, keepObjects: true }),
    withoutDefaults(unsigned, { keepRequired: true, keepFalse: true, keepObjects: true }),
    withoutDefaults(unsigned, { keepRequired: false, keepFalse: false, keepObjects: true }),
    withoutDefaults(unsigned, { keepRequired: false, keepFalse: true, keepObjects: false }),
  ];
  return [...new Set(forms.map(canonicalJson))];
};

type Keeping = { readonly keepRequired: boolean; readonly keepFalse: boolean; readonly keepObjects: boolean };

const withoutDefaults = (value: unknown, keeping: Keeping): unknown => {
  if (Array.isArray(value)) return value.map((inner) => withoutDefaults(inner, keeping));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutDefaults(inner, keeping)] as const)
      .filter(([key, inner]) => (keeping.keepRequired && required.has(key)) || !isDefault(inner, keeping)),
  );
};

const isDefault = (value: unknown, { keepFalse, keepObjects }: Keeping): boolean =>
  value === null ||
  value === '' ||
  value === 0 ||
  (value === false && !keepFalse) ||
  (Array.isArray(value) && value.length === 0) ||
  (!keepObjects && typeof value === 'object' && Object.keys(value).length === 0);

const required = new Set([
  'name',
  'description',
  'supportedInterfaces',
  'version',
  'capabilities',
  'defaultInputModes',
  'defaultOutputModes',
  'skills',
  'id',
  'tags',
  'url',
  'protocolBinding',
  'protocolVersion',
  'organization',
]);
