/** The device's storage, or null where the browser keeps it from us. */
export const deviceStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The tab's own storage, gone when it is closed; null where the browser keeps it from us. */
export const tabStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};
