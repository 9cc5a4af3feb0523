import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { authPath, type AuthMode } from '../../auth-mode';
import { loadAuthModal } from '../../load-auth-modal';

interface AuthLinkProps {
  mode: AuthMode;
  className: string;
  children: ReactNode;
}

/** A link that looks like a button and opens a form; the form is preloaded on hover. */
export function AuthLink({ mode, className, children }: AuthLinkProps) {
  const { search } = useLocation();
  const prepare = () => void loadAuthModal();
  return (
    <Link className={className} to={authPath(mode, search)} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </Link>
  );
}
