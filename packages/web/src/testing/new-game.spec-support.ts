import type { Page } from 'playwright-core';

/** On the page where games are made: the rules of this title. */
export const chooseRules = (page: Page, title: string): Promise<void> =>
  page.locator('.rulesets').getByRole('radio', { name: title, exact: true }).check();

/** On the page where games are made: the scenario of this title. */
export const chooseScenario = (page: Page, title: string): Promise<void> =>
  page.locator('.scenarios').getByRole('radio', { name: title, exact: true }).check();

/** The id of what is chosen among the rules or the scenarios. */
export const chosenAmong = (page: Page, what: 'rulesets' | 'scenarios'): Promise<string> =>
  page.locator(`.${what} input:checked`).inputValue();

export const scenarioTitles = (page: Page): Promise<readonly string[]> =>
  page.locator('.scenarios li > strong').allTextContents();
