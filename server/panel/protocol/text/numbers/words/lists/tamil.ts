import type { List } from './list.ts';

const ones = 'ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது'.split(' ');
/** As they are joined to the tens: இருபத்தைந்து is இருபத்து and ஐந்து. */
const joinedOnes = 'தொன்று திரண்டு துமூன்று துநான்கு தைந்து தாறு தேழு தெட்டு தொன்பது'.split(' ');
const stems = 'இருபத் முப்பத் நாற்பத் ஐம்பத் அறுபத் எழுபத் எண்பத்'.split(' ');

/** A number that ends in -u joins its thousand: இருபது, இருபதாயிரம். */
const thousand = (word: string): string => word.replace(/ு$/u, 'ாயிரம்');

const upToHundred = stems.flatMap((stem, i) =>
  joinedOnes.map((one, j) => ({ value: 20 + 10 * i + j + 1, word: `${stem}${one}` })),
);
const tens = stems.map((stem, i) => ({ value: 20 + 10 * i, word: `${stem.slice(0, -2)}து` }));
const small = [...ones, 'பத்து'].map((word, i) => ({ value: i + 1, word }));

const thousands = [...small, ...tens, ...upToHundred].map(({ value, word }) => [1000 * value, thousand(word)] as const);
const others: Readonly<Record<number, string>> = {
  ...Object.fromEntries(upToHundred.map(({ value, word }) => [value, word])),
  ...Object.fromEntries(thousands.filter(([value]) => value > 1000)),
  ...{ 1.5: 'ஒன்றரை', 2.5: 'இரண்டரை', 3.5: 'மூன்றரை', 4.5: 'நாலரை|நான்கரை', 5.5: 'ஐந்தரை' },
  ...{ 90: 'தொண்ணூறு|தொண்ணூற்றி', 100: 'நூறு|நூற்றி', 200: 'இருநூறு|இருநூற்றி', 300: 'முந்நூறு|முந்நூற்றி' },
  ...{
    400: 'நானூறு|நானூற்றி',
    500: 'ஐநூறு|ஐநூற்றி',
    600: 'அறுநூறு|அறுநூற்றி',
    700: 'எழுநூறு|எழுநூற்றி',
    800: 'எண்ணூறு|எண்ணூற்றி',
  },
  ...{
    900: 'தொள்ளாயிரம்',
    1000: 'ஆயிரம்|ஆயிரத்து',
    3000: 'மூவாயிரம்|மூன்றாயிரம்',
    4000: 'நாலாயிரம்|நான்காயிரம்',
    5000: 'ஐயாயிரம்|ஐந்தாயிரம்',
  },
};

/** Number words of Tamil, which joins them. */
export const tamil: List = {
  small: `${ones.join(' ')} பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று|பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது`,
  tens: stems.map((stem) => `${stem.slice(0, -2)}து|${stem}து|${stem}தி`).join(' '),
  others,
};
