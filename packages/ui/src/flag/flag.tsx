import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** The flags by code. `arab-league` is for Arabic, which is spoken in many countries. */
const flags: Readonly<Record<string, ReactNode>> = {
  gb: (
    <>
      <path fill="#1f3a6e" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#b8243a" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#b8243a" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#b5252f" d="M0 0h24v16H0z" />
      <path fill="#f0b93a" d="M0 4h24v8H0z" />
      <path fill="#b5252f" d="M5.5 6.2h3v2.6a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
  pt: (
    <>
      <path fill="#b8243a" d="M0 0h24v16H0z" />
      <path fill="#1f6b3f" d="M0 0h9.6v16H0z" />
      <circle cx="9.6" cy="8" r="3.2" fill="#f0b93a" />
      <path fill="#fff" d="M8.2 6.3h2.8v2.1a1.4 1.4 0 0 1-2.8 0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#24427c" d="M0 0h8v16H0z" />
      <path fill="#c8303f" d="M16 0h8v16h-8z" />
    </>
  ),
  de: (
    <>
      <path fill="#1d1d1b" d="M0 0h24v5.4H0z" />
      <path fill="#c02a2f" d="M0 5.3h24v5.4H0z" />
      <path fill="#f0bd3c" d="M0 10.65h24V16H0z" />
    </>
  ),
  'arab-league': (
    <>
      <path fill="#1f6b3f" d="M0 0h24v16H0z" />
      <circle cx="12" cy="8" r="5" fill="none" stroke="#fff" strokeWidth=".8" strokeDasharray="1.6 .75" />
      <path fill="#fff" d="M12 4.7a3.3 3.3 0 1 0 3.3 3.3 2.7 2.7 0 1 1-3.3-3.3z" />
    </>
  ),
};

/** Fallback for a code without a flag: its first two letters. */
const renderLetters = (code: string) => (
  <>
    <path fill="#1f6b3f" d="M0 0h24v16H0z" />
    <text x="12" y="11.5" fill="#fff" fontSize="10" fontWeight="600" textAnchor="middle" direction="ltr">
      {code.slice(0, 2).toUpperCase()}
    </text>
  </>
);

export interface FlagProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A country code (ISO 3166) or `arab-league`. */
  code: string;
}

/**
 * A small flag, hidden from assistive technology. Use it next to the name of a language. For a code without a flag, its first two letters are shown.
 */
export function Flag({ code, className, ...rest }: FlagProps) {
  return (
    <svg
      className={joinClasses('vt-flag', className)}
      viewBox="0 0 24 16"
      width="24"
      height="16"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {Object.hasOwn(flags, code) ? flags[code] : renderLetters(code)}
    </svg>
  );
}
