// An empty React page with one button: what every figure of the table is compared with, in the same run.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A click changes the text of the button. While it moves, every frame is drawn. */
const SOURCE = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count);
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;

const HTML = `<!doctype html><html lang="en"><title>Empty</title>
<style>@keyframes move { to { transform: translateX(300px) } } button { animation: move 1s infinite alternate }
.still button { animation: none }</style>
<body class="still"><div id="root"></div><script type="module" src="./page.js"></script></body></html>`;

export interface EmptyPage {
  url: string;
  /** kB of gzip. */
  size: number;
  close(): Promise<void>;
}

export async function serveEmptyPage(): Promise<EmptyPage> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = outputFiles[0]!.contents;
  const server = createServer(({ url }, response) => {
    const isScript = url?.endsWith('.js') ?? false;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    size: gzipSync(script, { level: 9 }).length / 1000,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
