import { termsVersion } from '../../../shared/api/accounts/terms.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { AccountView } from '../../../shared/views/account.ts';

/** Anyone who brings a case has accepted the Terms as they are today. */
export const mustHaveAcceptedTerms = ({ terms }: Pick<AccountView, 'terms'>, publicUrl: string): void => {
  if (terms !== termsVersion)
    throw new Refusal('terms-not-accepted', 'Accept the Terms first.', [], { onboard_url: `${publicUrl}/onboard` });
};
