interface LogoProps {
  size?: number;
}

/** The logo: a rising path with a goal at its end. Decorative, since the name is next to it. */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" fill="#0B6E69" />
      <path
        d="M7.5 23.5 13.2 10.8a1.6 1.6 0 0 1 2.9 0l3 6.7"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M11.4 19.4h6.2" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="22.6" cy="22.2" r="2.9" fill="#F2B043" />
    </svg>
  );
}
