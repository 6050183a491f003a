// Not tests, but pictures: the same server and browser as for the tests.
import config from './playwright.config';

export default { ...config, testMatch: 'shots.ts', retries: 0 };
