import { CalendarDays, X } from 'lucide-react';

// Components of our own, since the pickers hand their icons properties that no svg knows.
function OpenIcon() {
  return <CalendarDays size={18} aria-hidden />;
}

function ClearIcon() {
  return <X size={16} aria-hidden />;
}

/** The icons of every date field. */
export const datePickerSlots = { openPickerIcon: OpenIcon, clearIcon: ClearIcon };
