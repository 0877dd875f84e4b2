import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a label in bold or italics is that of what stands behind it', () => {
  it.each([
    [
      '**Option A:** Buy from Krones AG\n**Option B:** Lease from Sidel S.p.A.\n**Option C:** Keep repairing',
      ['Buy from Krones AG', 'Lease from Sidel S.p.A.', 'Keep repairing'],
    ],
    ['What now?\n\n**Option A:** Buy it\n\n**Option B:** Lease it\n\nWe are 40.', ['Buy it', 'Lease it']],
    ['*Option 1:* Buy from Krones AG\n*Option 2:* Lease it', ['Buy from Krones AG', 'Lease it']],
    ['- **Option A:** Buy from Krones AG\n- **Option B:** Lease it', ['Buy from Krones AG', 'Lease it']],
    ['- Option A: Buy from Krones AG\n- Option B: Lease it', ['Buy from Krones AG', 'Lease it']],
    ['### **Option A:** Buy it\nText.\n### **Option B:** Lease it\nText.', ['Buy it', 'Lease it']],
    ['**A)** Buy it\n**B)** Lease it\n**C)** Wait', ['Buy it', 'Lease it', 'Wait']],
    ['**Variante A:** Bei Krones kaufen\n**Variante B:** Bei Sidel mieten', ['Bei Krones kaufen', 'Bei Sidel mieten']],
    ['**Первый вариант:** купить печь\n**Второй вариант:** взять в лизинг', ['купить печь', 'взять в лизинг']],
    ['**الخيار أ:** شراء المعصرة\n**الخيار ب:** استئجارها', ['شراء المعصرة', 'استئجارها']],
    ['**方案一：**买新机\n**方案二：**租用设备', ['买新机', '租用设备']],
    ['**案1：**窯を買う\n**案2：**窯を借りる', ['窯を買う', '窯を借りる']],
    ['**Option A (Buy):** we buy it.\n**Option B (Lease):** we lease it.', ['Buy', 'Lease']],
  ])('%s', (text, options) => expect(titlesIn(text)).toEqual(options));

  it('and a name in bold is still one', () =>
    expect(titlesIn('Our options:\n- **Buy:** £480,000 at once\n- **Lease:** £9,000 a month')).toEqual([
      'Buy',
      'Lease',
    ]));
});
