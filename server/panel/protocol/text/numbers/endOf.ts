/** Where a number ends without the full stop of its sentence: "It costs 5 грн. The rest …". */
export const endOf = (text: string, end: number): number =>
  text[end - 1] === '.' && /^\s\p{Lu}/u.test(text.slice(end, end + 3)) ? end - 1 : end;
