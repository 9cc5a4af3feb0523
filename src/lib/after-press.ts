/** Whether a mouse button, or a finger emulating one, is pressed. */
let isPressed = false;
const waiting = new Set<() => void>();

function press(): void {
  isPressed = true;
}

/** The click event follows the release, so waiting work runs after it. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    const works = [...waiting];
    waiting.clear();
    for (const work of works) work();
  });
}

window.addEventListener('mousedown', press, true);
// A drag ends without a release, and a release outside of the window is not reported; the next key press then resets the state.
for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, release, true);

/**
 * Runs work that can shift the layout, immediately or after the current click: a button that moves from under the pointer between
 * press and release is not clicked. Returns a function that cancels it.
 */
export function afterPress(work: () => void): () => void {
  if (isPressed) waiting.add(work);
  else work();
  return () => void waiting.delete(work);
}
