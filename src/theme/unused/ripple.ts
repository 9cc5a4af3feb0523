// Replaces the UI library's ripple, which the theme disables everywhere.

/** Never drawn. */
// eslint-disable-next-line import-x/no-default-export -- the library imports it so
export default function TouchRipple(): null {
  return null;
}
