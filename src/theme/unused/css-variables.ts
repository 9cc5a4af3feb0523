// Replaces the UI library's CSS variable themes, which this product does not use: our theme is an object.
import { createTheme } from '@mui/material/styles';

/** Never used: our theme has no color schemes. */
// eslint-disable-next-line import-x/no-default-export -- the library imports it so
export default createTheme;

/** Never rendered, for the same reason. */
export function CssVarsProvider(): null {
  return null;
}
