import { CalendarDays, X } from 'lucide-react';

// Custom components, because the pickers pass props to their icons that are not valid on an svg.
function OpenIcon() {
  return <CalendarDays size={18} aria-hidden />;
}

function ClearIcon() {
  return <X size={16} aria-hidden />;
}

/** The icons of every date field. */
export const datePickerSlots = { openPickerIcon: OpenIcon, clearIcon: ClearIcon };
