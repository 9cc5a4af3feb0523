import { LRUCache } from 'lru-cache';

/** Larger than the number of organizations' time zones times a few styles. */
const MAX_KEPT = 1_000;

/** Caches formatters by language and options. */
function keepFormatters<Options extends object, Formatter extends object>(
  make: (locale: string, options: Options) => Formatter,
) {
  const kept = new LRUCache<string, Formatter>({ max: MAX_KEPT });
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make(locale, options);
    kept.set(key, made);
    return made;
  };
}

/**
 * Returns the cached formatter of dates with these options. Each new one takes 0.1 ms and kilobytes outside of the heap,
 * invisible to the garbage collector (with a new one for each date, an export of 100,000 rows took the server to 2.6 GB).
 */
export const dateFormat = keepFormatters(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The same for numbers. */
export const numberFormat = keepFormatters(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
