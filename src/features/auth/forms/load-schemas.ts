/** Loads the rules of the forms: they are as large as the forms, and needed only once something was typed. */
export function loadSchemas() {
  return import('./schemas');
}
