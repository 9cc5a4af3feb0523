/** The glossary's check of texts, for tests of texts that are not in the files of translations. */
export { avoidedWord } from '../../scripts/check/avoided-words.mjs';
