/** Returns the URL where a visitor registers through a referral link, at this application's host and path. */
export function refAddress({ id, userId }: { id: number; userId: number }): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = `/lending/reg?ref=${userId}&link=${id}`;
  return address.href;
}
