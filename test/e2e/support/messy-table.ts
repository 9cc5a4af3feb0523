import { tableFile } from '@test/helpers/table-file';

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл'];
const SURNAMES = ['Авдеев', 'Белов', 'Волков', 'Громов', 'Дроздов', 'Ершов'];
/** The same position in two departments. */
const PLACES = [
  ['Пекарь', 'Производство / Хлебный цех'],
  ['Пекарь', 'Производство / Кондитерский цех'],
  ['Продавец', 'Магазин на Садовой'],
  ['Водитель', 'Доставка'],
] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** Days as different people write them. */
function dayText(index: number): string {
  const [day, month] = [two(1 + (index % 28)), two(1 + (index % 12))];
  return index % 2 === 0 ? `${day}.${month}.2021` : `2021-${month}-${day}`;
}

export const messyAddress = (index: number) => `person${index}@bulka.example`;

/** A table as a personnel officer keeps it: a title above, headings of their own, spaces, remarks nobody should read. */
export function messyTable(count: number): Promise<Buffer> {
  const rows = Array.from({ length: count }, (_, index) => {
    const [position, place] = PLACES[index % PLACES.length] ?? PLACES[0];
    const surname = `${SURNAMES[index % SURNAMES.length]} ${NAMES[index % NAMES.length]}`;
    return [
      index + 1,
      ` ${surname}  Номерович${index} `,
      index % 3 === 0 ? messyAddress(index).toUpperCase() : `${messyAddress(index)} `,
      `8 (9${two(index % 100)}) ${100 + (index % 900)}-00-${two(index % 100)}`,
      position,
      index % 5 === 0 ? ` ${place}  ` : place,
      dayText(index),
      index % 7 === 0 ? 'просил аванс, опаздывает' : '',
    ];
  });
  return tableFile([
    ['Список сотрудников на 01.11', '', '', '', '', '', '', ''],
    ['', '', '', '', '', '', '', ''],
    [
      '№ п/п',
      'Ф.И.О. сотрудника',
      'Эл. почта',
      'Моб. телефон',
      'Должность',
      'Отдел',
      'Дата приёма',
      'Примечание',
    ],
    ...rows,
  ]);
}
