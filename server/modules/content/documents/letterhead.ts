import type { Content } from 'pdfmake/interfaces';

/** The organization that a document belongs to. */
export interface Letterhead {
  organization: string;
  /** The logo as a data URL; null: none. */
  logo: string | null;
}

/** The max size of a logo in points. */
const LOGO: [number, number] = [150, 42];

/** Returns the first lines of a document: the organization's name, and the logo on the other side. */
export function letterhead({ organization, logo }: Letterhead): Content {
  const name: Content = { text: organization, fontSize: 11, color: '#555555' };
  if (logo === null) return name;
  return {
    columns: [
      { ...name, width: '*', margin: [0, 4, 12, 0] },
      { stack: [{ image: logo, fit: LOGO, alignment: 'right' }], width: LOGO[0] },
    ],
    margin: [0, 0, 0, 8],
  };
}
