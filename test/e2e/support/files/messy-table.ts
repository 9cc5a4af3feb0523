import { tableFile } from '@test/helpers/files/table-file';

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

/** Dates in the formats of different people. */
function dayText(index: number): string {
  const [day, month] = [two(1 + (index % 28)), two(1 + (index % 12))];
  return index % 2 === 0 ? `${day}.${month}.2021` : `2021-${month}-${day}`;
}

export const messyAddress = (index: number) => `person${index}@bulka.example`;

/** The bread shop has no manager in the table. The others are identified by name, by email and by personnel number. */
const MANAGERS = ['', 'Белов Борис Номерович1', messyAddress(2), 'П-0004'] as const;
/** A manager who is not in the table. */
export const STRANGER = 'Иванова Пелагея Сидоровна';
/** One person names another manager than their colleagues do, one names somebody who does not exist. */
const ODD_MANAGERS = new Map([
  [5, 'Ершов Кирилл Номерович29'],
  [6, STRANGER],
]);

const managerOf = (index: number) => ODD_MANAGERS.get(index) ?? MANAGERS[index % MANAGERS.length] ?? '';
const personnelNumber = (index: number) => `П-${String(index + 1).padStart(4, '0')}`;

/** A table as kept by an HR officer: a title above, custom headings, spaces, remarks nobody should read. */
export function messyTable(count: number): Promise<Buffer> {
  const rows = Array.from({ length: count }, (_, index) => {
    const [position, place] = PLACES[index % PLACES.length] ?? PLACES[0];
    const surname = `${SURNAMES[index % SURNAMES.length]} ${NAMES[index % NAMES.length]}`;
    return [
      index + 1,
      personnelNumber(index),
      ` ${surname}  Номерович${index} `,
      index % 3 === 0 ? messyAddress(index).toUpperCase() : `${messyAddress(index)} `,
      `8 (9${two(index % 100)}) ${100 + (index % 900)}-00-${two(index % 100)}`,
      position,
      index % 5 === 0 ? ` ${place}  ` : place,
      dayText(index),
      managerOf(index),
      index % 7 === 0 ? 'просил аванс, опаздывает' : '',
    ];
  });
  return tableFile([
    ['Список сотрудников на 01.11', ...Array.from({ length: 9 }, () => '')],
    Array.from({ length: 10 }, () => ''),
    [
      '№ п/п',
      'Таб. №',
      'Ф.И.О. сотрудника',
      'Эл. почта',
      'Моб. телефон',
      'Должность',
      'Отдел',
      'Дата приёма',
      'Непосредственный руководитель',
      'Примечание',
    ],
    ...rows,
  ]);
}
