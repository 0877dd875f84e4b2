/** What a hand does, as WebDriver and WebDriver BiDi both write it. */

const named: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export const keyActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: keys
      .flatMap((key) => (key.length > 1 ? [codeOf(key)] : [key]))
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
];

const codeOf = (key: string): string => {
  const code = named[key];
  if (code === undefined) throw new Error(`Expected one of ${Object.keys(named).join(', ')}, found ${key}.`);
  return code;
};

export const clickActions = ({ x, y }: { readonly x: number; readonly y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
