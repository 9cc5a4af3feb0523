/** Loads the validation schemas of the forms, which are as large as the forms and needed only after something was typed. */
export function loadSchemas() {
  return import('./schemas');
}
