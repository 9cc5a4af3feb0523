import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph } from 'docx';

interface WordClause {
  level: 1 | 2;
  text: string;
}

/** A Word file with numbered clauses, as people write them; above its title is the approval block. */
export async function wordFile(
  title: string,
  clauses: readonly WordClause[],
  approval: readonly string[] = [],
): Promise<Buffer> {
  const levels = [1, 2].map((level) => ({
    level: level - 1,
    format: LevelFormat.DECIMAL,
    text: level === 1 ? '%1.' : '%1.%2.',
    alignment: AlignmentType.START,
  }));
  const document = new Document({
    numbering: { config: [{ reference: 'clauses', levels }] },
    sections: [
      {
        children: [
          ...approval.map((text) => new Paragraph({ text, alignment: AlignmentType.END })),
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...clauses.map(
            ({ level, text }) =>
              new Paragraph({ text, numbering: { reference: 'clauses', level: level - 1 } }),
          ),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
