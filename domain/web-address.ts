/** Whether a link may lead to the address: http or https, nothing else. Used by browser and server. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
