// In place of the component library's themes made of CSS variables, which this product does not use: ours is an object.
import { createTheme } from '@mui/material/styles';

/** Never asked for: our theme has no colour schemes. */
// eslint-disable-next-line import-x/no-default-export -- the library imports it so
export default createTheme;

/** Never drawn, for the same reason. */
export function CssVarsProvider(): null {
  return null;
}
