/** The colors of a printed chart: those of the light theme, because paper has no other. */
export const paperColours = {
  surface: '#FFFFFF',
  borderStrong: '#87959B',
  text: '#15201F',
  textSecondary: '#4B5A5F',
  item: { blue: '#2F7DD1', orange: '#DD7A2B', purple: '#8455C7', brown: '#8A5A3C', black: '#1B2426' },
};
