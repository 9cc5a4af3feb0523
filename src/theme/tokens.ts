/** The colors of a status; `text` and `icon` are readable on `soft` (AA). */
export interface StatusColour {
  text: string;
  soft: string;
}

export type StatusColourName = 'grey' | 'blue' | 'green' | 'red' | 'purple' | 'orange' | 'amber';

export interface Tokens {
  primary: string;
  primaryStrong: string;
  primarySoft: string;
  onPrimary: string;
  accent: string;
  accentSoft: string;
  accentText: string;
  background: string;
  surface: string;
  sunken: string;
  hover: string;
  border: string;
  borderStrong: string;
  text: string;
  textSecondary: string;
  textMuted: string;
  status: Record<StatusColourName, StatusColour>;
  item: Record<'blue' | 'orange' | 'purple' | 'brown' | 'black', string>;
}

export const lightTokens: Tokens = {
  primary: '#0B6E69',
  primaryStrong: '#085652',
  primarySoft: '#E1F1EF',
  onPrimary: '#FFFFFF',
  accent: '#E79A1C',
  accentSoft: '#FDF1DC',
  accentText: '#7F4F05',
  background: '#F6F8F8',
  surface: '#FFFFFF',
  sunken: '#EEF2F3',
  hover: '#F1F5F5',
  border: '#DDE4E6',
  borderStrong: '#87959B',
  text: '#15201F',
  textSecondary: '#4B5A5F',
  textMuted: '#5C6B70',
  status: {
    grey: { text: '#4B5A5F', soft: '#E9EEF0' },
    blue: { text: '#1A56A8', soft: '#E3EEFB' },
    green: { text: '#1B6B3A', soft: '#E0F3E6' },
    red: { text: '#B3261E', soft: '#FCE8E6' },
    purple: { text: '#6A3AA8', soft: '#F0E8FB' },
    orange: { text: '#96440B', soft: '#FDEBDD' },
    amber: { text: '#7F4F05', soft: '#FDF1DC' },
  },
  item: { blue: '#2F7DD1', orange: '#DD7A2B', purple: '#8455C7', brown: '#8A5A3C', black: '#1B2426' },
};

export const darkTokens: Tokens = {
  primary: '#4FD1C5',
  primaryStrong: '#7BE0D6',
  primarySoft: '#14302F',
  onPrimary: '#06201F',
  accent: '#E79A1C',
  accentSoft: '#33270F',
  accentText: '#F5C069',
  background: '#0E1415',
  surface: '#151D1E',
  sunken: '#10181A',
  hover: '#1B2527',
  border: '#27333A',
  borderStrong: '#66767D',
  text: '#E6EDEC',
  textSecondary: '#AEBBBE',
  textMuted: '#96A5A9',
  status: {
    grey: { text: '#B4C1C5', soft: '#243034' },
    blue: { text: '#8FC1F7', soft: '#16293F' },
    green: { text: '#7FD49B', soft: '#143022' },
    red: { text: '#F59A92', soft: '#3A1C1B' },
    purple: { text: '#C9A8F2', soft: '#2B2140' },
    orange: { text: '#F2AE7C', soft: '#38230F' },
    amber: { text: '#F5C069', soft: '#33270F' },
  },
  item: { blue: '#6BAAF0', orange: '#EE9A55', purple: '#B08CE8', brown: '#B98A6C', black: '#8C9A9E' },
};

/** The height of the strip of a lost connection, which stands above every page: set while it is shown. */
export const OFFLINE_HEIGHT = '--offline-height';
const offlineHeight = `var(${OFFLINE_HEIGHT}, 0px)`;

/** What sticks to the top of the page, or fills its height, leaves room for the strip of a lost connection. */
export const edges = {
  top: offlineHeight,
  /** Returns the place so many pixels below the top of the page. */
  below: (pixels: number) => `calc(${pixels}px + ${offlineHeight})`,
  height: `calc(100vh - ${offlineHeight})`,
} as const;

export const sizes = {
  sidebar: 264,
  sidebarShort: 72,
  topBar: 56,
  content: 1440,
  panel: 640,
  radiusCard: 12,
  radiusControl: 8,
} as const;
