/** Where a visitor registers by somebody's link: this program, whatever its host and path. */
export function refAddress({ id, userId }: { id: number; userId: number }): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = `/lending/reg?ref=${userId}&link=${id}`;
  return address.href;
}
