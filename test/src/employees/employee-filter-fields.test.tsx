import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { EmployeeFilterFields } from '@src/features/employees/components/EmployeeFilterFields';
import { employeeCodecs, type EmployeeFilters } from '@src/features/employees/lib/employee-filters';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['employees']);
});
afterEach(cleanup);

const unset: EmployeeFilters = {
  ...{ search: '', subdivisionIds: [], isExact: false, positionIds: [], statuses: [] },
  ...{ isArchive: false, isDocumentExpiring: false, sort: 'name', direction: 'asc' },
};

function showFilters(state: EmployeeFilters): void {
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <EmployeeFilterFields isListed={false} state={state} setState={() => undefined} />
      </ThemeRoot>
    </Provider>,
  );
}

test('the filter by status says whom the list contains: without one those who work here, in the archive everybody', () => {
  expect(Object.keys(unset)).toEqual(Object.keys(employeeCodecs));
  showFilters(unset);
  expect(screen.getByLabelText('Статус').getAttribute('placeholder')).toBe('Кто работает');
  cleanup();
  showFilters({ ...unset, isArchive: true });
  expect(screen.getByLabelText('Статус').getAttribute('placeholder')).toBe('Любой статус');
});
