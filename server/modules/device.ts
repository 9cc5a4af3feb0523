import Bowser from 'bowser';

/** Returns «Chrome 142, Windows» for a User-Agent; empty when it names neither. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0] ?? '';
  const program = [browser.name, version].filter(Boolean).join(' ');
  return [browser.name ? program : '', os.name].filter(Boolean).join(', ');
}

const OF_PEOPLE = new Set(['desktop', 'mobile', 'tablet', 'tv']);

/** Whether the User-Agent is that of a person's browser: link scanners and clients without a name are not. */
export function isPersonsBrowser(userAgent: string): boolean {
  return userAgent !== '' && OF_PEOPLE.has(Bowser.parse(userAgent).platform.type ?? '');
}
