// Not a test like the others: it needs a machine that does nothing else.
import config from './playwright.config';

export default { ...config, projects: undefined, testMatch: 'frames.ts', workers: 1, retries: 0 };
