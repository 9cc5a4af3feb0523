import { comparableText } from '@domain/questions/typed-text';

/** By which questions are the same to their authors. */
export const sameKey = (text: string): string => comparableText(text).replaceAll('ё', 'е');
