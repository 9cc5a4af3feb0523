import { ruleMessage } from '@domain/validation/messages';
import limits from '@graphql/limits.json';

export const fileRules = {
  maxBytes: limits.uploadBytes,
  extensions: limits.uploadExtensions,
} as const;

/** Returns the file extension in lower case. */
function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Returns the first rule that a file violates; null when the file is valid. */
export function fileProblem(
  file: { name: string; size: number },
  max = fileRules.maxBytes,
  extensions: readonly string[] = fileRules.extensions,
): string | null {
  if (file.size > max) return ruleMessage('fileSizeValid', { max });
  if (!extensions.includes(fileExtension(file.name))) {
    return ruleMessage('fileExtension', { extensions: extensions.join(', ') });
  }
  return null;
}
