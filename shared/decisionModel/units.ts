/** Powers of named units; what is measured in none of them is empty. */
export type Unit = ReadonlyMap<string, number>;

export const none: Unit = new Map();

/** `EUR*h/piece`: names after the first stroke divide. `%` and `1` are no unit. */
export const unitOf = (text: string): Unit => {
  const [above = '', ...below] = text.split('/');
  const names = (part: string) =>
    part
      .split(/[*·]/u)
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== '%' && name !== '1');
  return below.flatMap(names).reduce(
    (unit, name) => times(unit, name, -1),
    names(above).reduce((unit, name) => times(unit, name, 1), none),
  );
};

const times = (unit: Unit, name: string, power: number): Unit => {
  const next = (unit.get(name) ?? 0) + power;
  const others = [...unit].filter(([other]) => other !== name);
  return new Map(next === 0 ? others : [...others, [name, next]]);
};

export const multiplied = (a: Unit, b: Unit): Unit =>
  [...b].reduce((unit, [name, power]) => times(unit, name, power), a);
export const divided = (a: Unit, b: Unit): Unit => [...b].reduce((unit, [name, power]) => times(unit, name, -power), a);
export const sameUnit = (a: Unit, b: Unit): boolean =>
  a.size === b.size && [...a].every(([name, power]) => b.get(name) === power);
