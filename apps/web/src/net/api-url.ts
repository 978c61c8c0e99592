// The address of a request, relative to the page: the app works from any folder of any host.

export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);
