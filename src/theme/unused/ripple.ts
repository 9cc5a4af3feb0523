// In place of the component library's ripple, which the theme switches off everywhere.

/** Never drawn. */
// eslint-disable-next-line import-x/no-default-export -- the library imports it so
export default function TouchRipple(): null {
  return null;
}
