import { canonicalJson, sha256 } from './canonical';
import type { Block, FrozenPart, StoredQuestion } from '../content.tables';

/** Everything that a person signs when they sign a version. */
export interface SignedDocument {
  name: string;
  code: string;
  clauses: readonly Block[];
  /** Of the attachments, in their order. */
  attachments: readonly string[];
  /** Of the pictures in the text, in the order in which it first shows them. */
  pictures: readonly string[];
  questions: readonly StoredQuestion[];
  /** Of the kind's own shape. */
  own?: FrozenPart | null;
  /** Of the file that the text was taken from. */
  body: string | null;
}

function question({ id, kind, text, options, explanation, clauseId }: StoredQuestion) {
  const choices = options.map((option) => ({ id: option.id, text: option.text, isRight: option.isRight }));
  return { id, kind, text, options: choices, explanation, clauseId };
}

/**
 * The hash that a published version carries and that every signature of it repeats. What came into the contract later
 * (pictures, questions, a file, a kind's own part) counts where it is there: versions without it keep the hash that they were given.
 */
export function documentSha256(document: SignedDocument): string {
  const { name, code, clauses, attachments, pictures, questions, own = null, body } = document;
  return sha256(
    canonicalJson({
      name,
      code,
      clauses: clauses.map(({ id, level, number, html, text }) => ({ id, level, number, html, text })),
      attachments,
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(questions.length > 0 ? { questions: questions.map(question) } : {}),
      ...(own === null ? {} : { own }),
      ...(body === null ? {} : { body }),
    }),
  );
}

/** «2.1»; «0.0» while a draft. */
export function versionLabel({ major, minor }: { major: number; minor: number }): string {
  return `${major}.${minor}`;
}
