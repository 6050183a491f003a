// Not tests, but pictures: the same server and browser as for the tests, and the example heroes besides, who have tokens.
import config from './playwright.config';

const server = config.webServer;
const webServer =
  server === undefined || Array.isArray(server)
    ? {}
    : { webServer: { ...server, command: `${server.command} --content ../content/examples` } };

export default { ...config, ...webServer, projects: undefined, testMatch: 'shots.ts', workers: 2, retries: 0 };
