import type { Content } from 'pdfmake/interfaces';

/** Whose document it is. */
export interface Letterhead {
  organization: string;
  /** Its logo as a data address; null: it has none. */
  logo: string | null;
}

/** Points of paper that a logo takes at most. */
const LOGO: [number, number] = [150, 42];

/** The first lines of a document: who it is of, with the logo on the other side. */
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
