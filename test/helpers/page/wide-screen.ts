/** Simulates a screen wide enough for every minimum width, until mocks are restored. */
export function simulateWideScreen(): void {
  const nothing = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...nothing(query),
    matches: query.includes('min-width'),
  }));
}
