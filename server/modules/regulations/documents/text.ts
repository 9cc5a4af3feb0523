import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import { htmlContent, type Pictures } from '@server/pdf/html-content';
import type { RegulationVersionRow, StoredClause } from '../regulations.tables';
import { versionLabel } from '../version-hash';
import type { DocumentDates } from './document-dates';
import { documentTexts } from './document-texts';

export interface TextInput {
  lang: Lang;
  dates: DocumentDates;
  organization: string;
  name: string;
  code: string;
  version: RegulationVersionRow;
  /** As the reader sees them. */
  clauses: readonly StoredClause[];
  /** The name of the file that is signed with the text. */
  body: string | null;
  /** Their names. */
  attachments: readonly string[];
  pictures: Pictures;
}

const INDENT = 14;

function clauseContent({ level, number, html }: StoredClause, pictures: Pictures): Content {
  return {
    columns: [
      { text: number, width: 36, bold: level === 1 },
      { stack: htmlContent(html, pictures), width: '*' },
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
  const { lang, organization, name, version, clauses, body, attachments, pictures } = input;
  const isDraft = version.status !== 'published';
  return {
    info: { title: name },
    ...(isDraft ? { watermark: { text: documentTexts(lang)('document.draft'), opacity: 0.08 } } : {}),
    content: [
      { text: organization, fontSize: 11, color: '#555555' },
      { text: name, fontSize: 16, bold: true, margin: [0, 4, 0, 6] },
      ...facts(input),
      ...(body === null ? [] : [{ text: `${documentTexts(lang)('document.body')}: ${body}`, fontSize: 9 }]),
      { text: '', margin: [0, 4] },
      ...clauses.map((clause) => clauseContent(clause, pictures)),
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
