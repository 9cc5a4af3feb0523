const EMAIL_ADDRESS =
  /^[^\s@<>(),;:"\\[\]]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;

/** Whether it can be an address: one `@`, and behind it names of a domain, in any script. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}
