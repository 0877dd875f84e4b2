/** Puts values into a label: `{name}` becomes the value, set apart from the writing direction around it when `isolate`. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>, isolate = false): string =>
  label.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isolate ? `\u2068${value}\u2069` : String(value);
  });
