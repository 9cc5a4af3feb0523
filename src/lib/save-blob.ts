/** Saves an in-memory file to the user's device. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken over the URL by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
