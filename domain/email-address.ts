const EMAIL_ADDRESS =
  /^[^\s@<>(),;:"\\[\]]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;

/** Whether the text can be an address: one `@`, followed by the names of a domain, in any script. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}
