import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './foundation.css';

/** A page of the foundations: in English, also when the toolbar selects another language. */
export function Foundation({ intro, children }: { intro: string; children?: ReactNode }) {
  return (
    <main className="foundation" lang="en" dir="ltr">
      <p className="foundation__intro">{intro}</p>
      {children}
    </main>
  );
}

/** Copies the name of a token when pressed. */
export function TokenName({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(`var(${name})`).then(() => setCopied(true));
  return (
    <button type="button" className="foundation__token" title="Copy" onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? 'Copied' : name}
    </button>
  );
}

/** Shows computed values of its content, such as `font-size`, as the browser resolves them at this width. */
export function Measured({ properties, children }: { properties: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState('');
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current?.firstElementChild;
      if (!element) return;
      const style = getComputedStyle(element);
      const round = (value: string) =>
        value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
      setValues(properties.map((property) => `${property} ${round(style.getPropertyValue(property))}`).join(', '));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [properties]);
  return (
    <>
      <div ref={ref}>{children}</div>
      <p className="foundation__value">{values}</p>
    </>
  );
}
