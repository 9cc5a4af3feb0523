import { ChipsPicker } from '@src/components/form/ChipsPicker';
import type { FieldFrameProps } from '@src/components/form/FieldFrame';
import { usePeople } from './usePeople';

interface PeoplePickerProps extends FieldFrameProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
  placeholder?: string;
}

/** A picker of people, found by name, position or subdivision. */
export function PeoplePicker(props: PeoplePickerProps) {
  const people = usePeople(props.value);
  return <ChipsPicker {...props} {...people} />;
}
