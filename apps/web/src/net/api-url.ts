// Where the server is asked. The app works from any folder of any host; so does what it asks for.

export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);
