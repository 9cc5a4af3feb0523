import { peopleExportPath, tabPdfPath } from '@src/features/statistics/lib/file-paths';

test('the address of the export has the number, the filters of the page and the search, and nothing that is not set', () => {
  const filter = { asOf: '2026-11-01', positionIds: [3, 4], isAdaptation: true };
  const number = {
    objectType: 'test' as const,
    kind: 'notSigned' as const,
    objectId: 7,
    subdivisionId: null,
  };
  const { pathname, searchParams } = new URL(
    peopleExportPath({ ...number, filter }, 'Ива'),
    'https://adaptika.example',
  );
  expect(pathname).toBe('/api/statistics/people.xlsx');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ objectType: 'test', kind: 'notSigned', objectId: '7', search: 'Ива' },
    ...{ asOf: '2026-11-01', positionIds: '3,4', isAdaptation: 'true' },
  });
  const unset = { positionIds: [], isAdaptation: false, asOf: null };
  expect(peopleExportPath({ objectType: 'regulation', kind: 'signed', filter: unset }, '')).toBe(
    '/api/statistics/people.xlsx?objectType=regulation&kind=signed',
  );
});

test('the address of a tab’s PDF has the kind and the filters of the page', () => {
  const filter = { subdivisionIds: [3, 4], dateFrom: '2026-11-01', isAdaptation: true };
  const { pathname, searchParams } = new URL(tabPdfPath('test', filter, false), 'https://adaptika.example');
  expect(pathname).toBe('/api/statistics/tab.pdf');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ objectType: 'test', subdivisionIds: '3,4', dateFrom: '2026-11-01', isAdaptation: 'true' },
  });
});
