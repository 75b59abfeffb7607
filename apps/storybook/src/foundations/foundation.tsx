import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './foundation.css';

/** A page about one part of the design system, such as color. It is always in English, and does not follow the language of the toolbar. */
export function Foundation({ intro, children }: { intro: string; children?: ReactNode }) {
  return (
    <main className="foundation" lang="en" dir="ltr">
      <p className="foundation__intro">{intro}</p>
      {children}
    </main>
  );
}

/** A button that shows the name of a token and copies a `var()` reference to it. */
export function TokenButton({ name }: { name: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(`var(${name})`).then(() => setIsCopied(true));
  return (
    <button type="button" className="foundation__token" title="Copy" onClick={copy} onBlur={() => setIsCopied(false)}>
      {isCopied ? 'Copied' : name}
    </button>
  );
}

/** Shows the computed values of some CSS properties of its child, and updates them when the window is resized. */
export function ComputedValues({ properties, children }: { properties: readonly string[]; children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState('');
  useLayoutEffect(() => {
    const updateValues = () => {
      const element = containerRef.current?.firstElementChild;
      if (!element) return;
      const style = getComputedStyle(element);
      const round = (value: string) =>
        value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
      setValues(properties.map((property) => `${property} ${round(style.getPropertyValue(property))}`).join(', '));
    };
    updateValues();
    addEventListener('resize', updateValues);
    return () => removeEventListener('resize', updateValues);
  }, [properties]);
  return (
    <>
      <div ref={containerRef}>{children}</div>
      <p className="foundation__caption">{values}</p>
    </>
  );
}
