import Bowser from 'bowser';

/** «Chrome 142, Windows» of a User-Agent; empty when it names neither. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0] ?? '';
  const program = [browser.name, version].filter(Boolean).join(' ');
  return [browser.name ? program : '', os.name].filter(Boolean).join(', ');
}
