/** Hands a file over to the person from memory. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
