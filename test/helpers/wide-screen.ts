/** A screen that is wide enough for everything that has a least width, until mocks are restored. */
export function onWideScreen(): void {
  const nothing = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...nothing(query),
    matches: query.includes('min-width'),
  }));
}
