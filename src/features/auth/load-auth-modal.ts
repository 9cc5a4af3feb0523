/** Loads the forms; called early, when somebody is about to ask for them. */
export function loadAuthModal() {
  return import('./components/AuthModal');
}
