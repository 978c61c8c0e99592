// The worker in which bots think.

import '@black-angel/bots/web-worker';
