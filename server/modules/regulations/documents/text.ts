import { numberBeside } from '@domain/clause-levels';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { headings } from '@domain/clause-headings';
import type { Lang } from '@server/graphql/context';
import { htmlContent, type Pictures } from '@server/pdf/html-content';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import type { ContentVersionRow, Block } from '@server/modules/content/content.tables';

export interface TextInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  name: string;
  code: string;
  version: ContentVersionRow;
  /** The clauses as the reader sees them. */
  clauses: readonly Block[];
  /** The name of the file that is signed together with the text. */
  body: string | null;
  /** Their names. */
  attachments: readonly string[];
  pictures: Pictures;
}

const INDENT = 14;

const HEADING = { bold: true, fontSize: 12 };

function clauseContent({ level, number, html }: Block, isHeading: boolean, pictures: Pictures): Content {
  const look = isHeading ? HEADING : {};
  return {
    columns: [
      { text: numberBeside(number), width: 36, ...look },
      { stack: htmlContent(html, pictures, look), width: '*' },
    ],
    margin: [(level - 1) * INDENT, level === 1 ? 8 : 2, 0, 2],
  };
}

function facts({ lang, dates, code, version }: TextInput): Content[] {
  const t = documentTexts(lang);
  const line = (label: string, value: string): Content => ({
    text: [{ text: `${label}: `, bold: true }, value],
    fontSize: 9,
  });
  if (version.status !== 'published') return [line(t('document.code'), code)];
  return [
    line(t('document.code'), code),
    line(t('document.version'), versionLabel(version)),
    line(t('document.effective'), version.effectiveFrom ? dates.day(version.effectiveFrom) : ''),
    line(t('document.published'), version.publishedAt ? dates.instant(version.publishedAt) : ''),
    line(t('document.hash'), version.sha256 ?? ''),
  ];
}

/** The text of a version, numbered, as it is signed. */
export function textDocument(input: TextInput): TDocumentDefinitions {
  const { lang, name, version, clauses, body, attachments, pictures } = input;
  const isHeading = headings(clauses);
  const isDraft = version.status !== 'published';
  return {
    info: { title: name },
    ...(isDraft ? { watermark: { text: documentTexts(lang)('document.draft'), opacity: 0.08 } } : {}),
    content: [
      letterhead(input),
      { text: name, fontSize: 16, bold: true, margin: [0, 4, 0, 6] },
      ...facts(input),
      ...(body === null ? [] : [{ text: `${documentTexts(lang)('document.body')}: ${body}`, fontSize: 9 }]),
      { text: '', margin: [0, 4] },
      ...clauses.map((clause, index) => clauseContent(clause, isHeading[index] ?? false, pictures)),
      ...(clauses.length === 0 ? [{ text: documentTexts(lang)('document.noText'), italics: true }] : []),
      ...(attachments.length > 0
        ? [
            {
              text: documentTexts(lang)('document.attachments'),
              bold: true,
              margin: [0, 14, 0, 4],
            } satisfies Content,
            { ul: [...attachments] },
          ]
        : []),
    ],
  };
}
