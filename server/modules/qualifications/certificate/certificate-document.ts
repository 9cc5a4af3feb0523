import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Lang } from '@server/graphql/context';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import { letterhead, type Letterhead } from '@server/modules/content/documents/letterhead';
import { certificateStateText } from './certificate-state-text';
import type { Certificate } from './certificate.read-model';

export interface CertificateInput extends Letterhead {
  lang: Lang;
  dates: DocumentDates;
  certificate: Certificate;
  level: number;
  /** Address of the page where anybody can verify it. */
  address: string;
  madeAt: Date;
}

// A4 landscape: 842 × 595 points.
const WIDTH = 842;
const HEIGHT = 595;
const INSET = 24;
const GREEN = '#0B6E69';
const GREY = '#4B5A5F';
const QR_SIZE = 112;
const LONG_NAME = 60;

/** The frame around everything. */
const frame = (): Content => ({
  canvas: [
    {
      ...{ type: 'rect', x: INSET, y: INSET, w: WIDTH - 2 * INSET, h: HEIGHT - 2 * INSET, r: 10 },
      ...{ lineWidth: 1.5, lineColor: GREEN },
    },
  ],
});

/** The holder of the certificate, and what it was issued for. */
function awardeeBlock({ lang, certificate: { award, person, title }, level }: CertificateInput): Content[] {
  const t = documentTexts(lang);
  return [
    { text: t('award.title'), fontSize: 30, bold: true, color: GREEN, margin: [0, 34, 0, 0] },
    { text: t('award.number', { number: award.number }), fontSize: 12, color: GREY, margin: [0, 0, 0, 34] },
    { text: person, fontSize: person.length > LONG_NAME ? 18 : 24, bold: true },
    { text: t('award.earned'), fontSize: 12, color: GREY, margin: [0, 8, 0, 4] },
    { text: title, fontSize: title.length > LONG_NAME ? 14 : 19, bold: true },
    { text: t('award.level', { level }), fontSize: 12, color: GREY },
  ];
}

/** The dates of issue and expiry, and the state of the certificate when it is no longer simply valid. */
function validityBlock({ lang, dates, certificate: { award }, madeAt }: CertificateInput): Content {
  const t = documentTexts(lang);
  const rows: TableCell[][] = [
    [{ text: t('award.issued'), color: GREY }, dates.day(award.issuedOn)],
    [
      { text: t('award.until'), color: GREY },
      award.validUntil === null ? t('award.endless') : dates.day(award.validUntil),
    ],
  ];
  const doubt: Content[] =
    award.state === 'valid'
      ? []
      : [
          {
            text: t('award.standing', {
              at: dates.day(madeAt),
              progress: certificateStateText(lang, dates, award),
            }),
            ...{ bold: true, color: '#96440B', margin: [0, 8, 0, 0] },
          },
        ];
  return { stack: [{ table: { widths: ['auto', '*'], body: rows }, layout: 'noBorders' }, ...doubt] };
}

/** «Сертификат»: one page, with the address of its verification page as a QR code. */
export function certificateDocument(input: CertificateInput): TDocumentDefinitions {
  const { lang, address, certificate } = input;
  const t = documentTexts(lang);
  return {
    info: { title: `${t('award.title')} ${certificate.award.number}` },
    pageOrientation: 'landscape',
    pageMargins: [64, 56, 64, 48],
    background: frame,
    footer: () => '',
    content: [
      letterhead(input),
      ...awardeeBlock(input),
      {
        columns: [
          { ...{ width: '*', fontSize: 12 }, stack: [validityBlock(input)] },
          {
            width: 170,
            stack: [
              { qr: address, fit: QR_SIZE, eccLevel: 'M', alignment: 'right' },
              {
                ...{ text: t('award.check'), link: address, fontSize: 8, color: GREY },
                ...{ alignment: 'right', margin: [0, 6, 0, 0] },
              },
            ],
          },
        ],
        margin: [0, 44, 0, 0],
      },
    ],
  };
}
