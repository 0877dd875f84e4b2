/** What a process says of itself on `/metrics`: the value of this one, NaN where it has none. */
export const metric = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]);
};

/** Seconds of processor time that a process has used. */
export const cpuSeconds = (url: string): Promise<number> => metric(url, 'witan_process_cpu_seconds_total');
