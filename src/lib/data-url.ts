function encoded(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the content of a URL as a data URL; null when it cannot be loaded. */
export async function asDataUrl(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await encoded(await answer.blob()) : null;
  } catch {
    return null;
  }
}
