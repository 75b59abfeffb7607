import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Violations of the content security policy. */
    violations: string[];
    /** Elements of the prerendered page, recorded before hydration. */
    prerenderedElements: Element[];
  }
}

/** Makes the pages that `page` opens record what `findHydrationIssues` needs. */
export const recordHydration = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        window.prerenderedElements = [
          ...document.querySelectorAll('#root header, #root main, #root main h1, #root footer'),
        ];
    });
  });

/** Lists prerendered elements that are missing or that hydration has replaced, and violations of the content security policy. */
export const findHydrationIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window.prerenderedElements.length >= 4 ? [] : ['The page has no prerendered header, main, h1 or footer.']),
    ...window.prerenderedElements
      .filter((element) => !element.isConnected)
      .map(({ tagName }) => `${tagName} was replaced.`),
    ...window.violations,
  ]);
