import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { findLayoutIssues } from './layout-issues.ts';

/** The tested viewport widths. A window that is 1280 px wide has 640 px at a zoom of 200 %, and 320 px at 400 %. */
const widths = [320, 390, 640, 768, 1280, 1920];

/** Checks the layout of the current view at every width. `viewName` appears in the error message. */
export async function checkLayout(page: Page, viewName: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findLayoutIssues(page), `${viewName} at ${width} px`).toEqual([]);
  }
}
