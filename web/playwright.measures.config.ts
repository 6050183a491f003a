// What the workshop must reach: one measure after the other, with the program as it is shipped.
import config from './playwright.config';

export default { ...config, projects: undefined, testMatch: 'measures.ts', fullyParallel: false, workers: 1, retries: 0 };
