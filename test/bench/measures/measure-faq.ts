import { createEntrySearch } from '@src/features/faq/lib/entry-search';
import { type Figure, median, percentile } from '../figures';

/** As many answers as the contract lets the provider publish, each as long as a page of help. */
const ENTRIES = 500;
const WORDS_OF_AN_ENTRY = 120;
const ROUNDS = 20;

const WORDS =
  'как назначить тест сотруднику подпись регламент подразделение должность приглашение пароль вход отчёт срок напоминание обучение видео вопрос ответ оценка сертификат проверка импорт таблица роль права история архив уведомление баланс счёт оплата настройка страница кнопка список фильтр поиск'.split(
    ' ',
  );
/** Words, a typo, the other keyboard layout, and something that nobody wrote. */
const ASKED_FOR = ['назначить тест', 'приглошение', 'ntcn', 'сертификат отчёт срок', 'абракадабра'];

function entry(id: number) {
  const word = (place: number) => WORDS[(id * 31 + place * place * 7 + place) % WORDS.length] ?? '';
  const words = Array.from({ length: WORDS_OF_AN_ENTRY }, (_, place) => word(place));
  return {
    id,
    title: words.slice(0, 4).join(' '),
    text: words.join(' '),
    synonyms: words.slice(4, 7),
  };
}

/** Measures the search of the help page, which runs in the browser over all answers: here, with its code in Node. */
export function measureFaq(): Promise<Figure[]> {
  const search = createEntrySearch(Array.from({ length: ENTRIES }, (_, index) => entry(index + 1)));
  const times = Array.from({ length: ROUNDS }).flatMap(() =>
    ASKED_FOR.map((text) => {
      const begin = performance.now();
      search(text);
      return performance.now() - begin;
    }),
  );
  const figure: Figure = {
    name: `search in ${ENTRIES} answers of the help, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    bar: { kind: 'max', value: 50 },
    note: `median ${median(times).toFixed(1)} ms, without a browser`,
  };
  return Promise.resolve([figure]);
}
