// Bots think here, beside everything else.

import '@black-angel/bots/web-worker';
