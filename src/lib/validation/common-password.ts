/** Whether a password is among the most common ones. If their list cannot be loaded, the server alone checks it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await import('@domain/common-passwords').catch(() => null);
  return list?.isCommonPassword(password) ?? false;
}
