function encoded(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** What stands at an address as a data address; null: it does not come. */
export async function asDataUrl(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await encoded(await answer.blob()) : null;
  } catch {
    return null;
  }
}
