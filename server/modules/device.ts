import Bowser from 'bowser';

/** «Chrome 142, Windows» of a User-Agent; empty when it names neither. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0] ?? '';
  const program = [browser.name, version].filter(Boolean).join(' ');
  return [browser.name ? program : '', os.name].filter(Boolean).join(', ');
}

const OF_PEOPLE = new Set(['desktop', 'mobile', 'tablet', 'tv']);

/** Whether a person's browser calls itself so: programs that look for links, and those without a name, do not. */
export function isPersonsBrowser(userAgent: string): boolean {
  return userAgent !== '' && OF_PEOPLE.has(Bowser.parse(userAgent).platform.type ?? '');
}
