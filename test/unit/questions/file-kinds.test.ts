import { ALL_FILE_KINDS, extensionsOf, FILE_KINDS, isOfKind } from '@domain/questions/file-kinds';
import limits from '@graphql/limits.json';

// The kinds of files that a question may allow.

it('every uploadable file belongs to a kind, and every kind may be uploaded', () => {
  expect([...ALL_FILE_KINDS].sort()).toEqual(Object.keys(FILE_KINDS).sort());
  expect(extensionsOf(ALL_FILE_KINDS).sort()).toEqual([...limits.uploadExtensions].sort());
});

it('a file’s kind is determined by the extension after its last dot', () => {
  expect(isOfKind('Акт.приёма.PDF', ['pdf'])).toBe(true);
  expect(isOfKind('Акт.docx', ['text', 'pdf'])).toBe(true);
  for (const name of ['pdf', '.pdfx', 'Акт.pdf.exe', 'Акт', 'Акт.xlsx', '']) {
    expect(isOfKind(name, ['pdf', 'text'])).toBe(false);
  }
});
