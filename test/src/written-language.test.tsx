import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CellText } from '@src/components/table/VirtualRow';
import { PersonCell } from '@src/features/employees/components/PersonCell';
import { NodeRow } from '@src/features/structure/components/NodeRow';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { Provider } from 'react-redux';

/** On an English page the names that the organization has written in Russian say so: to hyphenation and to screen readers. */

beforeAll(() => startI18n('en-us'));

test('a Russian name has its own language, words of the page have none', () => {
  const person = { id: 1, nameFirst: 'Анна', nameSecond: 'Преображенская', isArchive: false, avatar: null };
  const node = { id: 3, name: 'Делопроизводство', isArchive: true };
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <PersonCell person={person} />
          <NodeRow node={node} caption={null} end={null} />
          <CellText>Кладовщик-экспедитор</CellText>
          <CellText>On leave</CellText>
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  const languageOf = (text: string) => screen.getByText(text).getAttribute('lang');
  expect(['Анна Преображенская', 'Делопроизводство', 'Кладовщик-экспедитор'].map(languageOf)).toEqual([
    'ru',
    'ru',
    'ru',
  ]);
  expect(languageOf('On leave')).toBeNull();
  expect(screen.getByText(/\[archive/)).not.toHaveAttribute('lang');
});
