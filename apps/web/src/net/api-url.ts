// The address of a request, relative to the page: the app works from any folder of any host. On its own, because the
// first page asks for the server's health without the rest of net/request.ts.

export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);
