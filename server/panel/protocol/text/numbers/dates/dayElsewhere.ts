/** Calendars whose years are not ours, and so many of ours that each began before. */
const calendars = { persian: 621, 'islamic-umalqura': 578 } as const;
export type OtherCalendar = keyof typeof calendars;

/** The last day, as an ISO date, of what these name in another calendar: of a day, of a month where the day is 0, of a year where both are. */
export const lastDayElsewhere = (calendar: OtherCalendar, [year, month, day]: readonly number[]): string => {
  const format = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ calendar, year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' },
  });
  const said = valueOf([year, month || 13, day || 32]);
  const isAfter = (at: number): boolean => {
    const parts = new Map(format.formatToParts(at * oneDay).map(({ type, value }) => [type, Number(value)] as const));
    return valueOf([parts.get('year'), parts.get('month'), parts.get('day')]) > said;
  };
  // The first of a great many days that comes after it.
  const near = Math.floor(Date.UTC((year ?? 0) + calendars[calendar], 0, 1) / oneDay);
  let [low, high] = [near - mostDays, near + mostDays];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return new Date((low - 1) * oneDay).toISOString().slice(0, 10);
};
const oneDay = 86_400_000;
/** Years of the moon are shorter than ours: those of our time are within twenty of the difference. */
const mostDays = 20 * 366;
const valueOf = ([year = 0, month = 0, day = 0]: readonly (number | undefined)[]): number =>
  year * 1e4 + month * 100 + day;
