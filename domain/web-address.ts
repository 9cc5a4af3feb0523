/** Whether it is an address that a link may lead to: http or https, nothing else. Both sides ask it. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
