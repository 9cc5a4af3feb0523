/** Loads the forms; called early, when a user is about to open them. */
export function loadAuthModal() {
  return import('./components/AuthModal');
}
